/** The release server as a library: a Hono app for a store and a product, and what it is made from. */

export { productConfig } from './product/product-config.ts'
export { type Product, readProduct } from './product/product-file.ts'
export { createOutcomeCounts } from './rollout/outcome-counts.ts'
export { startRolloutController } from './rollout/rollout-controller.ts'
export { serverOf } from './server/listen.ts'
export { createReleaseServer, type ReleaseServerOptions } from './server/release-server.ts'
export { openStore } from './store/open-store.ts'
