import { ApiError } from '@cadence/shared/api'

/** Whether the sign-in was refused because the address is not verified yet. */
export const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.status === 403
