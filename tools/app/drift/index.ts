/**
 * `npm run drift -- 25.12.0`: compares a release with the pinned one, as far as the pages describe it. It exits with code 1 if
 * there are findings. `--out <folder>` writes <version>.md and <version>.json there. `--pictures [scene…]` also takes the scenes
 * with both releases.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findings, partsOf } from './findings.ts';
import { documentedRelease, release, type Release } from './packages.ts';
import { readPages } from './pages.ts';
import { markdown, type Report } from './report.ts';

async function main(): Promise<number> {
  const { version, out, pictures } = readArguments(process.argv.slice(2));
  const [old, now] = [documentedRelease(), release(version)];
  const pages = readPages();
  const report: Report = { ...compared(old, now), findings: findings(partsOf(old), partsOf(now), pages) };
  if (pictures) {
    const { pictureFindings } = await import('./pictures.ts');
    const taken = await pictureFindings(path.join(old.web.folder, 'build'), path.join(now.web.folder, 'build'), pictures, pages);
    report.findings.push(...taken.findings);
    report.skipped.push(...taken.skipped);
  }
  const text = markdown(`What ${version} changes for pages that describe ${old.web.version}`, report);
  if (out) {
    mkdirSync(out, { recursive: true });
    writeFileSync(path.join(out, `${version}.md`), text);
    writeFileSync(path.join(out, `${version}.json`), `${JSON.stringify(report, null, 2)}\n`);
  } else {
    console.log(text);
  }
  console.error(`${report.findings.length} findings${out ? `, in ${path.join(out, version)}.md and .json` : ''}`);
  return report.findings.length > 0 ? 1 : 0;
}

/** The packages with both versions, and those without a newer release. */
function compared(old: Release, now: Release): Pick<Report, 'compared' | 'skipped'> {
  const pairs = (['web', 'api', 'server'] as const).map(part => ({ from: old[part], to: now[part] }));
  const same = pairs.filter(({ from, to }) => from.version === to.version);
  return {
    compared: pairs.filter(pair => !same.includes(pair)).map(({ from, to }) => `${from.name} ${from.version} → ${to.version}`),
    skipped: same.map(({ from, to }) => `${from.name}: npm has no version newer than ${to.version} up to this release, so it wasn't compared`),
  };
}

function readArguments(args: string[]): { version: string; out?: string; pictures?: string[] } {
  const usage = 'Usage: npm run drift -- <version> [--out <folder>] [--pictures [scene…]]';
  const [version] = args;
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version ?? 'nothing'} isn't a release number. ${usage}`);
  const at = args.indexOf('--pictures');
  const names = at < 0 ? undefined : args.slice(at + 1).filter((arg, index, rest) => !arg.startsWith('--') && !rest.slice(0, index).some(other => other.startsWith('--')));
  const outAt = args.indexOf('--out');
  if (outAt >= 0 && !args[outAt + 1]) throw new Error(`--out needs a folder. ${usage}`);
  return { version, ...(outAt >= 0 ? { out: args[outAt + 1] } : {}), ...(names ? { pictures: names } : {}) };
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
