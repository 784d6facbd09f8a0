import { phrase, type Span } from './plain-text.ts'
import { WEEKDAY } from './vocabulary.ts'

/** In the text as it was typed: a weekday with a capital letter is a name there. */
const typedRuns = [
  /«[^»]*»|“[^”]*”|"[^"]*"/g,
  /(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.[^\s@]+/gi,
  /(?:\+33 ?\d|0\d)(?:[ .]?\d{2}){4}/g,
  /(?:[Ss]érie|[Ss]erie|[Rr]oman|[Aa]lbum|[Ff]ilm) (?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)/g,
]

/** A number that ends here, and no hour or range of hours. */
const END = '(?!\\d|\\s*(?:-\\s*\\d|h\\b|heures?\\b|am\\b|pm\\b|:\\d|/\\d))'

/** In the plain text. */
const plainRuns = [
  '(?:m\\.|mr\\.?|mme|mlle|madame|monsieur|mrs\\.?|ms\\.?|miss)\\s+\\p{L}+',
  `${WEEKDAY}\\s+(?:noir|gras|saint|des cendres)`,
  `(?:pages?|pp?\\.|chapitres?|chapters?|chap\\.?|exercices?|exercises?|exos?|ex\\.|partie|part|etape|step)\\s*\\d+(?:\\s*(?:-|/|a|to|et|and)\\s*\\d+)?${END}`,
  `(?:tp|td|cm|dm|groupe|group|salle|room|amphi|question|niveau|version|seance|tome|table pour|table for)\\s*\\d+${END}`,
  `pour\\s+\\d+\\s+personnes?|for\\s+\\d+\\s+people`,
  '\\d/\\d\\s+(?:du|de|des|of)',
  '(?:a|at|pour|for)\\s+\\d+(?:[.,]\\d+)?\\s*(?:€|euros?|%|km|kg|\\$|£)',
].map((source) => new RegExp(phrase(source), 'gu'))

/** Runs of the text that hold no date, whatever they look like: quotations, links, numbers of pages, names. */
export function protectedRuns(text: string, plain: string): Span[] {
  const found = [
    ...typedRuns.flatMap((pattern) => [...text.matchAll(pattern)]),
    ...plainRuns.flatMap((pattern) => [...plain.matchAll(pattern)]),
  ]
  return found.map((match) => ({ from: match.index, to: match.index + match[0].length }))
}
