import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Provider = { url: string; close: () => Promise<void> };
type Person = { sub: string; preferred_username: string; name: string; email: string };

/** A minimal OpenID provider on 127.0.0.1 that signs in the same person without a prompt. */
export async function startProvider(person: Person): Promise<Provider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  let url = '';

  const idToken = (): string => {
    const now = Math.floor(Date.now() / 1000);
    const content = `${encode({ alg: 'RS256', kid: 'key' })}.${encode({ ...person, iss: url, aud: 'actual', iat: now, exp: now + 3600 })}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
  };
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/userinfo`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => ({ access_token: 'access', token_type: 'Bearer', expires_in: 3600, id_token: idToken() }),
    '/userinfo': () => person,
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (pathname === '/authorize') {
      const back = new URL(searchParams.get('redirect_uri')!);
      back.searchParams.set('code', 'code');
      back.searchParams.set('state', searchParams.get('state')!);
      response.writeHead(302, { Location: back.toString() }).end();
      return;
    }
    const answer = answers[pathname];
    response
      .writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(answer ? JSON.stringify(answer()) : '');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
