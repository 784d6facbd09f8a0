/** The schemas that forms, client and API share. Browser-safe: `zod/mini` only, no import from anywhere else. */
export * from './schemas/ambassador.ts'
export * from './schemas/auth.ts'
export * from './schemas/dashboard.ts'
export * from './schemas/demo.ts'
export * from './schemas/error.ts'
export * from './schemas/form.ts'
export * from './schemas/notice.ts'
export * from './schemas/user.ts'
