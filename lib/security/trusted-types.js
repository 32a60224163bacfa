/*
 * The page's only Trusted Types policy. Script addresses must be on this site, and text never becomes a script. Markup is
 * allowed, because React inserts diagrams as markup, and the Content-Security-Policy blocks what could run in it (scripts,
 * handlers, frames).
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: address => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`Scripts from other sites are blocked: ${address}`);
  },
  createHTML: markup => markup,
});
