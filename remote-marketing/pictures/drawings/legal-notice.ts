import { site } from '@cadence/shared/site'
import { tokens } from '../tokens.ts'
import { tile } from './note.ts'

const facts = [
  { name: 'Éditeur', fact: site.publisher },
  { name: 'Maison mère', fact: site.parentCompany },
  { name: 'Siège', fact: `${site.registeredOfficeCity}, France` },
  { name: 'Droit', fact: 'français' },
]

const row = ({ name, fact }: (typeof facts)[number], i: number) =>
  `<div class="row" style="top:${104 + i * 112}px"><div class="key">${name}</div><div class="fact">${fact}</div></div>`

/** A note that says who answers for what, as it is written. */
export const legalNotice = `<style>
.row{left:36px;width:348px;height:112px;border-top:2px solid ${tokens.surface3}}
.key{left:0;top:20px;color:${tokens.faint};font-size:21px;line-height:1}
.caret{left:156px;top:490px;width:3px;height:38px;background:${tokens.warm}}
.fact{left:0;top:54px;font-size:31px;line-height:1;font-weight:500}
</style>${tile('Note Pad', `${facts.map(row).join('')}<div class="caret"></div>`)}`
