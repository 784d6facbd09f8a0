import { clothKinds, propKinds, torso } from './clothes.ts'
import { beard, faceCounts, faceShade, features, glasses, head, type Skin, skins } from './face.ts'
import { hairStyles } from './hair.ts'
import { headwear } from './headwear.ts'
import { hash } from './seed.ts'
import { area, disc, type Shape } from './shape.ts'

const heads = [...hairStyles, ...headwear]

/** Radius of the round frame, whose middle is at 0, 0. A drawing needs the view box `-48 -48 96 96`. */
export const FRAME = 48

/** The ground behind a person: colours of the theme, between its tokens and its surface, so that hair of any colour is seen on it. */
const grounds = ['--accent', '--warm', '--mint', '--amber', '--coral', '--premium-from'].map(
  (token) => `color-mix(in srgb, var(${token}) 66%, var(--surface-3))`,
)

/** Hair colours with their darker tones, from black to white, then dyed. */
const hairColours = [
  ['#272029', '#151017'],
  ['#3a2822', '#261813'],
  ['#553626', '#3c2418'],
  ['#7d4d2c', '#5f371d'],
  ['#b5612f', '#8f4720'],
  ['#c99a54', '#a67a3a'],
  ['#e6c684', '#c7a35e'],
  ['#8f8b95', '#716d78'],
  ['#e8e4df', '#c4beb9'],
  ['#7c5cf0', '#5d3fcb'],
  ['#e0567f', '#b93a62'],
] as const

/** Cloths with their folds. */
const cloths = [
  ['#e76f51', '#c4533a'],
  ['#f0b449', '#cf9128'],
  ['#3d7ea6', '#2b6083'],
  ['#2f8f7b', '#1f6f5e'],
  ['#6f61e8', '#5244c4'],
  ['#d9577a', '#b53e5f'],
  ['#f1e8d8', '#d5c7b0'],
  ['#39405a', '#272c41'],
  ['#8a9a5b', '#6c7a43'],
  ['#b9c3f2', '#93a0dc'],
] as const

/** The first dyed colour, and the grey one, in that list. */
const DYED = 9
const GREY = 7

type Colours = readonly [string, string]
const colourAt = (list: readonly Colours[], i: number): Colours => list[i % list.length] ?? ['', '']

/** The hair colours that go with each skin, lighter ones with lighter skins. One that stands twice comes more often. */
const natural = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 10],
  [0, 0, 1, 2, 3, 5, 7],
  [0, 0, 1, 2, 7, 9],
  [0, 0, 1, 2, 8],
  [0, 0, 1, 2, 7],
  [0, 0, 1, 7, 10],
  [0, 0, 1, 8],
]

/** A number below `n` for one trait of a seed. Traits are independent: a longer list of one leaves the others. */
const below = (seed: string, trait: string, n: number) => hash(`${trait}:${seed}`) % n

/** The colours of a person that something outside their frame needs, such as an arm in a scene. */
export interface CharacterColours {
  skin: Skin
  cloth: string
  fold: string
}

/** The colours of the skin and of the clothes of a person. */
export function characterColours(seed: string): CharacterColours {
  const [cloth, fold] = colourAt(cloths, below(seed, 'cloth colour', cloths.length))
  return { skin: skins[below(seed, 'skin', skins.length)] ?? skins[0], cloth, fold }
}

/**
 * A person: the parts of a drawing, from the back to the front, for the view box `-48 -48 96 96`. The same seed gives the
 * same person on every device; members choose a person by the seed, so a change of these lists changes people whom
 * members chose.
 * @param ground false leaves out the round ground, for a person in a scene.
 */
export function drawCharacter(seed: string, ground = true): Shape[] {
  const pick = (trait: string, n: number) => below(seed, trait, n)
  const tone = pick('skin', skins.length)
  const { skin, cloth, fold } = characterColours(seed)
  const style = heads[pick('hair', heads.length)]
  if (!style) return []
  const tones = natural[tone] ?? [0]
  const shade = style.grey ? GREY : (tones[pick('hair colour', tones.length)] ?? 0)
  const [hair, dark] = colourAt(hairColours, shade)
  // Who dyes their hair leaves brows and beard as they are.
  const [, brow] = colourAt(hairColours, shade < DYED ? shade : 1)
  const first = pick('cloth colour', cloths.length)
  // Three colours that differ: those after the first one in a circle, then those after the second one.
  const skip = 1 + pick('second colour', cloths.length - 3)
  const [second, secondFold] = colourAt(cloths, first + skip)
  const [third, thirdFold] = colourAt(
    cloths,
    first + skip + 1 + pick('third colour', cloths.length - 2 - skip),
  )
  const { back, front } = style.draw({ hair, dark, cloth: second, fold: secondFold })
  const wear = style.wrapped ? 0 : pick('clothes', clothKinds.length)
  const clothes = clothKinds[wear]?.({ cloth, fold, second })
  const jaw = pick('jaw', faceCounts.jaw)
  const prop = [0, 0, 0, 1, 1, 2, 2, 3, 4, 4][pick('prop', 10)] ?? 0
  const held = style.hat && prop === 4 ? 0 : prop
  const things = propKinds[held]?.({ skin, colour: third, dark: thirdFold }) ?? []
  const bearded = style.beard ? ([0, 0, 0, 1, 1, 2, 2, 3, 4][pick('beard', 9)] ?? 0) : 0
  const face = {
    eyes: pick('eyes', faceCounts.eyes),
    brows: pick('brows', faceCounts.brows),
    nose: pick('nose', faceCounts.nose),
    mouth: pick('mouth', faceCounts.mouth),
    freckles: tone < 4 && pick('freckles', 5) === 0,
  }
  const spectacles = [0, 0, 0, 1, 2][pick('glasses', 5)] ?? 0
  return [
    ...(ground ? [area(disc(0, 0, FRAME), grounds[pick('ground', grounds.length)] ?? '')] : []),
    ...back,
    ...(clothes?.back ?? []),
    ...head(skin, jaw),
    faceShade(skin, jaw),
    ...torso({ cloth, fold, second }),
    ...(clothes?.front ?? []),
    ...beard(bearded, brow),
    ...features(face, { skin, brow }),
    ...glasses(spectacles, '#2f2a38'),
    ...front,
    ...things,
  ]
}
