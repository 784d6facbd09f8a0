/**
 * sonner adds its style element by itself and knows no nonce, so the content security policy would refuse it. This
 * loader gives that element the nonce of the page's own scripts. It fails when sonner no longer does it this way.
 */
module.exports = function styleNonceLoader(source) {
  const creation = /document\.createElement\((['"])style\1\)/
  if (!creation.test(source)) throw new Error('sonner creates no style element any more: remove this loader')
  return source.replace(
    creation,
    "Object.assign(document.createElement('style'), { nonce: __webpack_nonce__ ?? '' })",
  )
}
