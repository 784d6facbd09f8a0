import type { ComponentType } from 'react'
import type { Route } from '../routes.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { AppArea } from './app/AppArea.tsx'
import { PlainLayout } from './PlainLayout.tsx'
import { PublicLayout } from './public/PublicLayout.tsx'

/** The layouts by their name in the route table. */
export const layouts: Record<Route['layout'], ComponentType> = {
  public: PublicLayout,
  auth: AuthLayout,
  app: AppArea,
  none: PlainLayout,
}
