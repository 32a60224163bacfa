import { readFileSync } from 'node:fs';
import { routes } from '../../lib/routes';

/**
 * The storage keys that the privacy policy names, each as a pattern; `*` stands for any name. The policy must be true of this
 * very site.
 *
 * @param folder the export whose policy is read
 */
export function documentedKeys(folder = 'out'): RegExp[] {
  const policy = readFileSync(`${folder}${routes.privacyPolicy.replace(/\/$/, '')}.md`, 'utf8');
  return [...policy.matchAll(/^\| *`([^`]+)` *\|/gm)].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  );
}
