import type { Exposes } from '@cadence/shared/contract'

/** Every page that this remote exposes, checked against the contract: a missing or misspelt one fails `tsc`. */
export default {
  Login: () => import('./pages/login/Login.tsx'),
  Register: () => import('./pages/register/Register.tsx'),
  ForgotPassword: () => import('./pages/forgot-password/ForgotPassword.tsx'),
  SuccessLogin: () => import('./pages/success-login/SuccessLogin.tsx'),
  VerifyEmail: () => import('./pages/verify-email/VerifyEmail.tsx'),
  ResetPassword: () => import('./pages/reset-password/ResetPassword.tsx'),
} satisfies Exposes<'auth'>
