// SPDX-License-Identifier: MIT
// node rotjs.mjs FOLDER < MAPS: rot.js, installed in FOLDER, doing jobs of `cavewright-bench --ratios` on its maps, which
// are those that `cavewright-bench --maps` prints. Prints a line a job: its name, a tab, microseconds.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const ROT = createRequire(process.argv[2] + "/")("rot-js");
const [width, height] = [100, 48];

const maps = {};
const lines = readFileSync(0, "utf8").split("\n");
for (let i = 0; i + height < lines.length; i += height + 1)
    maps[lines[i]] = lines.slice(i + 1, i + 1 + height);

const isFloor = map => (x, y) => map[y]?.[x] === ".";

ROT.RNG.setSeed(1);
function someCells(map, count) {
    const cells = [];
    while (cells.length < count) {
        const [x, y] = [ROT.RNG.getUniformInt(0, width - 1), ROT.RNG.getUniformInt(0, height - 1)];
        if (map[y][x] === ".")
            cells.push([x, y]);
    }
    return cells;
}

function shortestOf(run) {
    let shortest = Infinity;
    const end = performance.now() + 3000;
    for (let pass = 0; pass < 3 || (pass < 60 && performance.now() < end); ++pass) {
        const begin = performance.now();
        run();
        shortest = Math.min(shortest, performance.now() - begin);
    }
    return shortest * 1000;
}

const print = (job, microseconds) => console.log(`${job}\t${microseconds.toFixed(2)}`);

const cellular = new ROT.Map.Cellular(width, height, { born: [5, 6, 7, 8], survive: [4, 5, 6, 7, 8] });
cellular.randomize(0.5);
print("cellular generation, 100x48", shortestOf(() => cellular.create()));

for (const radius of [6, 10, 20]) {
    const eyes = someCells(maps.caves, 100);
    const views = ["PreciseShadowcasting", "RecursiveShadowcasting", "DiscreteShadowcasting"].map(name => {
        const view = new ROT.FOV[name](isFloor(maps.caves));
        return shortestOf(() => eyes.forEach(([x, y]) => view.compute(x, y, radius, () => {})));
    });
    print(`100 views of radius ${radius}, 100x48`, Math.min(...views));
}

// All cells that can be reached from one, in steps.
function reachedFrom(map, [fromX, fromY]) {
    const reached = new Set([fromX + fromY * width]);
    for (const cell of reached)
        for (const [dx, dy] of ROT.DIRS[8]) {
            const [x, y] = [cell % width + dx, Math.floor(cell / width) + dy];
            if (isFloor(map)(x, y))
                reached.add(x + y * width);
        }
    return reached;
}

for (const name of ["caves", "hall"]) {
    const map = maps[name];
    const cells = someCells(map, 1000);
    const pairs = [];
    for (let i = 0; i + 1 < cells.length && pairs.length < 100; ++i)
        if (reachedFrom(map, cells[i]).has(cells[i + 1][0] + cells[i + 1][1] * width))
            pairs.push([cells[i], cells[i + 1]]);
    print(`100 paths of a traveller, ${name} 100x48`, shortestOf(() => {
        for (const [[fromX, fromY], [toX, toY]] of pairs)
            new ROT.Path.AStar(toX, toY, isFloor(map)).compute(fromX, fromY, () => {});
    }));
    // It goes on until it comes to the start that it is asked for, which lies nowhere.
    print(`20 distance map(s), ${name} 100x48`, shortestOf(() => {
        for (const [x, y] of cells.slice(0, 20))
            new ROT.Path.Dijkstra(x, y, isFloor(map)).compute(-1, -1, () => {});
    }));
}

for (const actors of [100, 10000]) {
    const scheduler = new ROT.Scheduler.Speed();
    const speeds = [50, 100, 100, 100, 150, 200];
    for (let i = 0; i < actors; ++i)
        scheduler.add({ getSpeed: () => speeds[i % speeds.length] }, true);
    print(`1,000 acts of ${actors} actors`, shortestOf(() => {
        for (let i = 0; i < 1000; ++i)
            scheduler.next();
    }));
}
