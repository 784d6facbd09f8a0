import type { Translation } from '@cadence/shared/i18n'
import type { ReferralTexts } from '../referral.ts'

export const referral = {
  enterTitle: 'Introducir un código de invitación',
  field: 'Código de invitación',
  fieldHint: 'Se parece a CAD-7KQM-4XTR. Un solo código por cuenta.',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  accepted: 'Código aceptado: hemos avisado a quien te invitó.',
  needed: 'Introduce un código.',
  unknown: 'Nadie tiene este código. Compruébalo con quien te lo dio.',
  own: 'Es tu propio código: compártelo e introduce el de otra persona.',
  already: 'Ya se ha introducido un código con esta cuenta. Solo hay uno por persona.',
  tooMany: {
    one: 'Demasiados intentos. Vuelve a probar dentro de {count} minuto.',
    other: 'Demasiados intentos. Vuelve a probar dentro de {count} minutos.',
  },
  offline: 'Sin conexión. Tu código sigue aquí, vuelve a probar cuando regrese.',
  failed: 'No se ha podido comprobar el código. Vuelve a probar en un momento.',
  ownTitle: 'Tu código de invitación',
  ownText: 'Dáselo a alguien que se registre. En cuanto lo introduzca aquí, contará para ti.',
  copy: 'Copiar',
  share: 'Compartir',
  copied: 'Código copiado.',
  messageCopied: 'Invitación copiada, lista para pegar.',
  notCopied: 'Tu navegador no deja copiar: el código está seleccionado, cópialo tú.',
  shareTitle: 'Únete a Cadence conmigo',
  shareText: 'Estudio con Cadence. Regístrate y luego introduce mi código en Comunidad: {code}',
  codeFailed: 'No se ha podido cargar tu código.',
  loading: 'Cargando tu código',
  retry: 'Reintentar',
} satisfies Translation<ReferralTexts>
