/*
 * The page's only Trusted Types policy, which the browser asks wherever a text would become a script or markup. An address of
 * a script must be this site's own; text is never a script. Markup passes: React has no other way to insert diagrams, and what
 * could run in it (scripts, handlers, frames) is refused by the Content-Security-Policy.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: address => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`A script of another site is refused: ${address}`);
  },
  createHTML: markup => markup,
});
