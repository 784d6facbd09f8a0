import type { Registry } from '@cadence/releases/registry'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
/** The registry that a browser gets. @param hasPanel whether there is an operator's panel. Pure. */
export declare function registryFor({ host, remotes }: StoreDocument, hasPanel?: boolean): Registry
//# sourceMappingURL=registry.d.ts.map
