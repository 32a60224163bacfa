import { readFileSync } from 'node:fs';
import { routes } from '../../lib/routes';

/**
 * The storage keys in the privacy policy, each as a regular expression in which `*` matches any name.
 *
 * @param folder the export whose policy is read
 */
export function documentedKeys(folder = 'out'): RegExp[] {
  const policy = readFileSync(`${folder}${routes.privacyPolicy.replace(/\/$/, '')}.md`, 'utf8');
  return [...policy.matchAll(/^\| *`([^`]+)` *\|/gm)].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  );
}
