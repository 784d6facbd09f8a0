/**
 * Without the page's nonce, the content security policy refuses the style element that sonner adds, and members see
 * toasts without any style. sonner has no option for a nonce (https://github.com/emilkowalski/sonner/pull/673 was closed),
 * and adds the element wherever it is imported, also where its toasts are drawn without its styles. This loader gives the
 * element the nonce, and fails the build when sonner no longer adds it in this way: then it can go.
 */
module.exports = function styleNonceLoader(source) {
  const creation = /document\.createElement\((['"])style\1\)/
  if (!creation.test(source)) throw new Error('sonner creates no style element any more: remove this loader')
  return source.replace(
    creation,
    "Object.assign(document.createElement('style'), { nonce: __webpack_nonce__ ?? '' })",
  )
}
