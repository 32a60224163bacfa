import { createHash } from 'node:crypto';
import { attributeOf, type Edit, type Element } from '../output/html';
import { textOf } from '../output/site';

/** Types of `<script>` that browsers run. All others are data, such as `application/ld+json`. */
const CLASSIC_TYPES = ['', 'text/javascript'];
const SCRIPT_TYPES = [...CLASSIC_TYPES, 'module', 'importmap', 'speculationrules'];

/**
 * The policy of a page. Everything must come from the site itself, and inline scripts need a hash. Inline styles are allowed,
 * because highlighted code and diagrams have their colors in style attributes.
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
    // The search worker starts from a line of script that the page creates (lib/inline/search). The policy applies there, too.
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    // lib/security/trusted-types.js decides what may become a script.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

const scriptHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The edits that add the policy to a page, right after the character set, and the Trusted Types policy at the start of its first
 * inline script. A page without inline scripts runs no script that would need it.
 *
 * @param elements the page's elements after all other edits, without added scripts
 * @param added the text of the inline scripts that other edits add
 * @param trustedTypes the source of the Trusted Types policy (lib/security/trusted-types.js)
 * @throws Error if the page already has a policy, or no `<meta charset>`
 */
export function policyEdits(
  elements: readonly Element[],
  added: readonly string[],
  trustedTypes: string,
): Edit[] {
  const metaTags = elements.filter(({ tagName }) => tagName === 'meta');
  if (metaTags.some(meta => /^content-security-policy$/i.test(attributeOf(meta, 'http-equiv') ?? '')))
    throw new Error(
      'The page already has a Content-Security-Policy. Build again, because an export can only be finished once.',
    );
  const charset = metaTags.find(meta => attributeOf(meta, 'charset') !== undefined)?.sourceCodeLocation;
  if (!charset) throw new Error("The page has no <meta charset>, so its policy can't be added after it.");
  const inline = elements.filter(isInlineScript);
  const first = inline.find(script => CLASSIC_TYPES.includes(typeOf(script)));
  const texts = inline.map(script => (script === first ? trustedTypes : '') + textOf(script));
  const policy = contentSecurityPolicy([...new Set([...texts, ...added].map(scriptHash))]);
  const start = first?.sourceCodeLocation?.startTag?.endOffset;
  return [
    at(charset.endOffset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
    ...(start === undefined ? [] : [at(start, trustedTypes)]),
  ];
}

const at = (position: number, text: string): Edit => ({ start: position, end: position, text });

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    SCRIPT_TYPES.includes(typeOf(element))
  );
}

const typeOf = (script: Element) => (attributeOf(script, 'type') ?? '').toLowerCase();
