import type { Page } from '@playwright/test'

/** A text of each language that is in the catalogue of that language only. */
const marks = {
  fr: /Nommer ce tableau/,
  en: /Name this dashboard|Sections of the settings/,
  es: /Ponle nombre al panel|Secciones de los ajustes/,
}

/** A language that a member can choose. */
export type ChosenLanguage = keyof typeof marks

/** The languages that a member can choose. */
export const chosenLanguages = ['fr', 'en', 'es'] as const satisfies readonly ChosenLanguage[]

/** Frequent words of the app area that belong to one of the languages only. */
const words: Record<ChosenLanguage, string> = {
  fr: 'le les des une et du est aujourd’hui hier jour semaine Exemple Valider Nouvelle Ajouter Annuler Retirer',
  en: 'the and of to with your today week Sample Start Edit Remove Save Mood Good Everything soon New ago',
  es: 'el los una con del hoy día Semana Ejemplo Confirmar Nueva Añade Quitar Guardar Editar pronto hace',
}

/** Names that are the same in every language. */
const names = /Retro Mood/g

/** Chooses a language as another tab does: through storage. */
export async function storeLanguage(page: Page, language: ChosenLanguage): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('language', value), JSON.stringify(language))
}

/** Words of other languages that a person sees, or hears from a screen reader, in a part of the page. */
export async function foreignWords(page: Page, language: ChosenLanguage, part = 'main'): Promise<string[]> {
  const texts = await page.locator(part).evaluate((root) => {
    const spoken = ['aria-label', 'title', 'placeholder', 'data-short', 'alt']
    const found: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    // React renders some parts ahead and hides them. They get the language when they are shown.
    const isShown = (element: Element | null) => !element?.closest('[style*="display: none"]')
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (isShown(parentElement)) found.push(textContent ?? '')
    }
    for (const element of root.querySelectorAll('*')) {
      if (isShown(element)) for (const name of spoken) found.push(element.getAttribute(name) ?? '')
    }
    return found
  })
  const foreign = chosenLanguages
    .filter((other) => other !== language)
    .flatMap((other) => words[other].split(' '))
  const isForeign = (text: string) => {
    const said = text.replaceAll(names, '').split(/[^\p{L}’]+/u)
    return said.some((word) => foreign.includes(word))
  }
  return texts.filter(isForeign)
}

/** Records the catalogues that a page requests. @returns a function that gives the languages so far. */
export function watchCatalogues(page: Page): () => Promise<ChosenLanguage[]> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return async () => {
    const answers = await Promise.all([...scripts].map((url) => page.request.get(url)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    return chosenLanguages.filter((language) => texts.some((text) => marks[language].test(text)))
  }
}
