import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import loadEsModule, { FOLDERS } from '@/lib/framework/es-modules.mjs';
import { packagesFolder } from '@/lib/packages-folder.mjs';

const next = join(packagesFolder, 'next/dist');

/** The result of the loader for a module, and the dependencies that it adds. */
function load(resourcePath: string) {
  const result = { code: '', sources: [] as string[], dependencies: [] as string[] };
  loadEsModule.call({
    resourcePath,
    addDependency: path => void result.dependencies.push(path),
    callback: (_, code, map) => {
      result.code = code;
      result.sources = (map as { sources: string[] }).sources;
    },
  });
  return result;
}

describe('loadEsModule', () => {
  it('returns the ES module with its source map', () => {
    const { code, sources, dependencies } = load(join(next, 'client/app-dir/link.js'));
    expect(code).toMatch(/^import .* from '\.\.\/use-merged-ref';$/m);
    expect(code).not.toContain('sourceMappingURL');
    expect(sources).toEqual([expect.stringMatching(/client\/app-dir\/link\.tsx$/)]);
    expect(dependencies).toEqual([join(next, 'esm/client/app-dir/link.js')]);
  });

  it('names the missing file and the fix', () => {
    expect(() => load(join(next, 'client/moved.js'))).toThrow(
      /client\/moved\.js, but .*esm\/client\/moved\.js can't be read\. .*nextAsEsModules/,
    );
  });
});

describe.each(FOLDERS)("Next's folder %s", folder => {
  const modules = readdirSync(join(next, folder), { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.js'),
  );

  it('has every module in both formats', () => {
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter(file => !existsSync(join(next, 'esm', folder, file)))).toEqual([]);
  });
});
