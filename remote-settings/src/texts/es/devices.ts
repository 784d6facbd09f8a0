import type { Translation } from '@cadence/shared/i18n'
import type { DevicesTexts } from '../devices.ts'

export const devices = {
  title: 'Dispositivos',
  hint: 'Los dispositivos en los que tu cuenta está abierta. ¿No reconoces alguno? Cierra su sesión y cambia después tu contraseña.',
  list: 'Dispositivos conectados',
  on: '{browser} en {system}',
  unknown: 'Dispositivo desconocido',
  unknownPlace: 'Lugar desconocido',
  thisDevice: 'este dispositivo',
  now: 'Activo ahora',
  activeSince: 'Última actividad: {when}',
  justNow: 'ahora mismo',
  end: 'Cerrar sesión',
  endNamed: 'Cerrar la sesión de {name}',
  ended: 'Se ha cerrado la sesión de {name}.',
  endFailed: 'No se ha podido cerrar la sesión de {name}. Inténtalo de nuevo en un momento.',
  endOthers: 'Cerrar sesión en todos los demás dispositivos',
  endOthersTitle: '¿Cerrar sesión en todos los demás dispositivos?',
  endOthersText: {
    one: '{count} dispositivo tendrá que volver a iniciar sesión. Este sigue conectado.',
    other: '{count} dispositivos tendrán que volver a iniciar sesión. Este sigue conectado.',
  },
  endOthersConfirm: 'Cerrar sesión',
  othersEnded: 'Se ha cerrado la sesión en tus otros dispositivos.',
  othersFailed:
    'No se ha podido cerrar la sesión en tus otros dispositivos. Inténtalo de nuevo en un momento.',
  cancel: 'Cancelar',
  onlyThis: 'No hay ningún otro dispositivo conectado a tu cuenta.',
  loading: 'Cargando tus dispositivos',
  failed: 'No se han podido cargar tus dispositivos.',
  retry: 'Reintentar',
} satisfies Translation<DevicesTexts>
