import { createHash } from 'node:crypto';
import { attributeOf, type Edit, type Element } from '../output/html';
import { textOf } from '../output/site';

/** Kinds of `<script>` that a browser acts on; all others are data, such as `application/ld+json`. */
const SCRIPT_TYPES = ['', 'text/javascript', 'module', 'importmap', 'speculationrules'];

/**
 * What a page may load and run. Everything comes from the site itself; of inline scripts only those whose hashes are named.
 * Inline styles stay allowed: highlighted code and diagrams carry their colors in style attributes.
 *
 * @param hashes of the page's inline scripts
 */
export function contentSecurityPolicy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes.map(hash => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // The search worker begins with a line of script that the page makes (lib/inline/search); the policy holds in it too.
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    // What may become a script is decided by lib/security/trusted-types.js.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The hashes of the inline scripts among a page's elements, each once, as a policy names them. */
export function inlineScriptHashes(elements: readonly Element[]): string[] {
  return [...new Set(elements.filter(isInlineScript).map(script => scriptHash(textOf(script))))];
}

const scriptHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The change that gives a page its policy as the first thing after the character set, before any script.
 *
 * @param elements those of the page once every other change is made, but for the scripts that are added
 * @param added the texts of the inline scripts that other changes add
 * @param trustedTypes the script that the browser asks about scripts (lib/security/trusted-types.js)
 * @throws Error when the page has a policy already, or no `<meta charset>`
 */
export function policyEdit(
  elements: readonly Element[],
  added: readonly string[],
  trustedTypes: string,
): Edit {
  const metaTags = elements.filter(({ tagName }) => tagName === 'meta');
  if (metaTags.some(meta => /^content-security-policy$/i.test(attributeOf(meta, 'http-equiv') ?? '')))
    throw new Error('The page has a Content-Security-Policy already. Finish each export once.');
  const charset = metaTags.find(meta => attributeOf(meta, 'charset') !== undefined)?.sourceCodeLocation;
  if (!charset) throw new Error('The page has no <meta charset>, after which its policy belongs.');
  const hashes = [scriptHash(trustedTypes), ...inlineScriptHashes(elements), ...added.map(scriptHash)];
  const policy = contentSecurityPolicy([...new Set(hashes)]);
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${trustedTypes}</script>`;
  return { start: charset.endOffset, end: charset.endOffset, text };
}

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    SCRIPT_TYPES.includes((attributeOf(element, 'type') ?? '').toLowerCase())
  );
}
