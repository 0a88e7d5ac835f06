#!/bin/sh
# SPDX-License-Identifier: MIT
# tmjcheck.sh MAP.tmj  -- exit 0 only if Tiled opens the map, writes the same map back, renders it, and our own lint finds nothing.
# Needs: Debian `tiled` (tested 1.8.2), python3. Maps must use an uncompressed "data" array; renumber firstgid contiguously.
set -eu
T=$(mktemp -d); trap 'rm -rf "$T" "$OUT"' EXIT; OUT=
export QT_QPA_PLATFORM=offscreen HOME="$T" XDG_RUNTIME_DIR="$T"; chmod 700 "$T"
IN=$(readlink -f "$1"); OUT="$(dirname "$IN")/.rt.$$.tmj"       # same folder: relative image/source paths stay comparable
timeout 60 tiled --export-map json "$IN" "$OUT"
timeout 60 tmxrasterizer --no-smoothing --ignore-visibility "$IN" "$T/o.png"; test -s "$T/o.png"
python3 - "$IN" "$OUT" <<'P'
import json,os,sys
SKIP={'version','tiledversion','compressionlevel'}
def n(x):
    if isinstance(x,dict): return {k:n(v) for k,v in x.items() if k not in SKIP}
    if isinstance(x,list):
        x=[n(v) for v in x]
        return sorted(x,key=lambda p:p['name']) if x and all(isinstance(p,dict) and {'name','value'}<=set(p)<={'name','type','value','propertytype'} for p in x) else x
    return float(x) if isinstance(x,int) and not isinstance(x,bool) else x
def diff(a,b,p=''):
    if type(a)!=type(b): yield p,a,b
    elif isinstance(a,dict):
        for k in sorted(set(a)|set(b)):
            if k not in a or k not in b: yield p+'/'+k,a.get(k,'<absent>'),b.get(k,'<absent>')
            else: yield from diff(a[k],b[k],p+'/'+k)
    elif isinstance(a,list):
        if len(a)!=len(b): yield p,len(a),len(b)
        for i,(x,y) in enumerate(zip(a,b)): yield from diff(x,y,f'{p}[{i}]')
    elif a!=b: yield p,a,b
m=json.load(open(sys.argv[1])); r=json.load(open(sys.argv[2])); E=[]; ids=[]; lids=[]
D=list(diff(n(m),n(r))); base=os.path.dirname(sys.argv[1]); lim=1
for t in m['tilesets']:
    s=json.load(open(os.path.join(base,t['source']))) if 'source' in t else t
    if t['firstgid']!=lim: E.append(f"firstgid {t['firstgid']} not contiguous")
    lim=t['firstgid']+s['tilecount']
    if 'image' in s and not os.path.exists(os.path.join(base,s['image'])): E.append('missing image '+s['image'])
bad=lambda g:not 0<=g<=0xffffffff or (g&0x0fffffff)>=lim
def walk(ls):
    for l in ls:
        lids.append(l['id'])
        if l['type']=='group': walk(l['layers'])
        if l['type']=='tilelayer':
            if (l['width'],l['height'])!=(m['width'],m['height']): E.append('layer size: '+l['name'])
            E.extend(f"gid {g} in {l['name']}" for g in l.get('data',[]) if bad(g))
        for o in l.get('objects',[]):
            ids.append(o['id'])
            if bad(o.get('gid',0)): E.append(f"object {o['id']} gid {o['gid']}")
walk(m['layers'])
for what,l,nx in (('object',ids,'nextobjectid'),('layer',lids,'nextlayerid')):
    if len(set(l))!=len(l): E.append(f'duplicate {what} id')
    if l and m.get(nx,0)<=max(l): E.append(f'{nx} too small')
for d in D[:20]: print('DIFF',*d)
for e in E[:20]: print('LINT',e)
sys.exit(1 if D or E else 0)
P
