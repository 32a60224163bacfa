import { existsSync, readFileSync } from 'node:fs';
import redirects from '@/generated/redirects.json';
import { hostRedirects } from '@/lib/redirects/hosts';
import type { Redirect } from '@/lib/redirects/read';
import { hostHeaders } from '@/lib/security/headers';

const read = (name: string) => readFileSync(name, 'utf8');
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const OLDEST_NODE = Number(/\d+/.exec(engines.node)?.[0]);

describe('deploy/Dockerfile', () => {
  const lines = read('deploy/Dockerfile').split('\n');
  const copies = lines.filter(line => line.startsWith('COPY'));

  it('uses images with a version, and a supported version of Node', () => {
    const images = lines.flatMap(line => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[\w/-]+:\d/);
    expect(Number(/node:(\d+)/.exec(images[0] ?? '')?.[1])).toBeGreaterThanOrEqual(OLDEST_NODE);
  });

  it('only copies files that exist, and output of the build', () => {
    for (const copy of copies) {
      const [from, ...paths] = copy.replace('COPY ', '').split(' ');
      if (from === '--from=build') expect(['/site/out', '/site/.generated/hosts']).toContain(paths[0]);
      else for (const path of [from ?? '', ...paths].slice(0, -1)) expect(existsSync(path)).toBe(true);
    }
  });

  it("installs from the lock file, and serves as non-root on Caddy's port", () => {
    expect(lines).toContain('RUN npm ci');
    const lastStage = lines.slice(lines.findLastIndex(line => line.startsWith('FROM')));
    expect(lastStage).toContain('USER nobody');
    expect(lastStage).toContain(`EXPOSE ${/^:(\d+) \{$/m.exec(read('deploy/Caddyfile'))?.[1]}`);
    expect(lastStage.at(-2)).toContain('--config", "deploy/Caddyfile"');
  });

  it("doesn't ignore files that the build reads", () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    for (const needed of ['.git', 'app', 'components', 'content', 'lib', 'public', 'scripts', 'deploy'])
      expect(ignored).not.toContain(needed);
    expect(ignored).toContain('node_modules');
  });
});

describe('deploy/netlify.toml', () => {
  const toml = read('deploy/netlify.toml');

  it('builds the site, publishes out/, and lets the host redirect', () => {
    expect(toml).toMatch(/^\[build\]\n {2}command = "npm run build"\n {2}publish = "out"$/m);
    expect(toml).toMatch(/^ {2}REDIRECT_STUBS = "no"$/m);
    expect(Number(/NODE_VERSION = "(\d+)"/.exec(toml)?.[1])).toBeGreaterThanOrEqual(OLDEST_NODE);
  });
});

/** https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/: the limits of Cloudflare Pages. */
const LIMITS = {
  redirects: 2000,
  dynamicRedirects: 100,
  redirectLength: 1000,
  headerRules: 100,
  headerLength: 2000,
};

describe('the rules for Netlify and Cloudflare Pages', () => {
  const rules = hostRedirects(redirects as Redirect[])
    .trim()
    .split('\n');
  const headers = hostHeaders().trim().split('\n');

  it('stay within the limits of both hosts', () => {
    const dynamic = rules.filter(rule => /\*|:splat/.test(rule));
    expect(rules.length - dynamic.length).toBeLessThanOrEqual(LIMITS.redirects);
    expect(dynamic.length).toBeLessThanOrEqual(LIMITS.dynamicRedirects);
    for (const rule of rules) expect(rule.length).toBeLessThanOrEqual(LIMITS.redirectLength);
    expect(headers.filter(line => line.startsWith('/')).length).toBeLessThanOrEqual(LIMITS.headerRules);
    for (const line of headers) expect(line.length).toBeLessThanOrEqual(LIMITS.headerLength);
  });

  it('are valid: a path, an optional query, a target, and a status, without duplicates', () => {
    for (const rule of rules) expect(rule).toMatch(/^\/\S*(?: \w+=\S+)? (?:\/|https:\/\/)\S* 301!?$/);
    const asked = rules.map(rule => rule.replace(/ \S+ 301!?$/, ''));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('set headers for a path, each with a name and a value', () => {
    for (const line of headers) expect(line).toMatch(/^(?:|\/\S*| {2}! [\w-]+| {2}[\w-]+: \S.*)$/);
  });
});
