import type { Translation } from '@cadence/shared/i18n'
import type { RegionTexts } from '../region.ts'

export const region = {
  title: 'Idioma y región',
  intro:
    'El idioma vale para todo tu espacio, y la zona horaria para todo lo que tiene fecha. Los encontrarás en cada uno de tus dispositivos.',
  language: 'Idioma',
  original: 'Textos originales',
  languageHint: 'Los menús, las herramientas y los mensajes cambian enseguida, sin recargar la página.',
  zone: 'Zona horaria',
  zoneHint: 'Tus días empiezan y terminan a medianoche en esta zona.',
  device: 'Este dispositivo ({zone})',
  paris: 'París',
  newYork: 'Nueva York',
  tokyo: 'Tokio',
  save: 'Guardar los cambios',
  saved: 'Cambios guardados.',
  notLoaded:
    'No se han podido cargar los textos de este idioma. Tu elección sigue aquí: revisa la conexión e inténtalo de nuevo.',
} satisfies Translation<RegionTexts>
