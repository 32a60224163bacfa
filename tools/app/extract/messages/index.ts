/** Every string that the app, the server, and the API can show as an error, a warning, or a refusal. */
import path from 'node:path';

import { scriptsOf, sourcesOf } from '../../drift/sources.ts';
import { packageDir, packageVersion, webRoot } from '../../src/paths.ts';
import { messagesOfApp } from './app.ts';
import { collect } from './collect.ts';
import type { Text } from './message.ts';
import { messagesOfServer } from './server.ts';

/** content/reference/messages.json: the packages, and every message with its id, kind, place, and files. */
export function messages(): object {
  const server = messagesOfServer(scriptsOf(path.join(packageDir('@actual-app/sync-server'), 'build')));
  const api = messagesOfServer(new Map([...scriptsOf(path.join(packageDir('api-samples'), 'dist'))].filter(([file]) => !file.includes('/')).map(([file, text]) => [`src/${file}`, text])));
  const from = (name: string, texts: Text[]): Text[] => texts.map(text => ({ ...text, file: `${name}:${text.file}` }));
  const found = collect([...messagesOfApp(sourcesOf(webRoot())), ...from('api', api), ...from('server', server)]);
  if (found.length < 100) throw new Error(`only ${found.length} messages were found; fix the extraction for this version`);
  return {
    package: '@actual-app/web',
    version: packageVersion('@actual-app/web'),
    server: packageVersion('@actual-app/sync-server'),
    api: packageVersion('api-samples'),
    messages: Object.fromEntries(found.map(({ id, ...message }) => [id, message])),
  };
}
