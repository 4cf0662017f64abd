import type { Colour } from './canvas/colour.ts';
import type { MotifName } from './motifs/motifs.ts';
import type { FaceLayoutName, LabelLayoutName } from './print/design.ts';

/** The colours of the house: the site's theme (`shared/ui/theme/theme.ts`), and coral beside its amber. */
export const house = {
  ink: '#083d31',
  deep: '#0c5744',
  green: '#0f6b52',
  leaf: '#168262',
  fresh: '#34997b',
  mint: '#8fccb6',
  pale: '#dcefe8',
  mist: '#eef8f4',
  amber: '#eda340',
  coral: '#d9775c',
} as const satisfies Record<string, Colour>;

/** The dress of a subcategory: what all its packs share. */
export interface SubcategoryStyle {
  main: Colour;
  second: Colour;
  paper?: Colour;
  /** Inks of the motif where they differ from those of the pack. */
  motifInks?: { main: Colour; deep: Colour; second: Colour };
  faces: readonly FaceLayoutName[];
  labels: readonly LabelLayoutName[];
  /** Taken in turn by products whose text names nothing that has a motif of its own. */
  motifs: readonly MotifName[];
}

const cream: Colour = '#fbf5e6';
const botanicalGreens = { main: '#4f9a62', deep: '#2c6b45', second: '#e0a23c' };

/** By category path (`shared/contract/catalogue.ts`). */
export const subcategoryStyles: Readonly<Record<string, SubcategoryStyle>> = {
  'Medicinal Products/OTC': {
    main: '#0f755a',
    second: house.amber,
    faces: ['wave', 'column', 'halo', 'band', 'slant', 'sweep'],
    labels: ['wave', 'crown', 'block'],
    motifs: ['target', 'pulse', 'molecule', 'drop', 'shield', 'leaf'],
  },
  'CBD Products/Oral': {
    main: '#1f7f7a',
    second: '#c9a13b',
    faces: ['sweep', 'halo', 'band'],
    labels: ['medal', 'crown', 'minimal'],
    motifs: ['hemp'],
  },
  'CBD Products/Topical': {
    main: '#66802f',
    second: '#c9a13b',
    faces: ['band', 'hills', 'sweep'],
    labels: ['crown', 'block', 'medal'],
    motifs: ['hemp'],
  },
  'CBD Products/Cosmetics': {
    main: '#3f6f66',
    second: '#d8a48a',
    paper: '#fbfaf4',
    faces: ['minimal', 'halo', 'sweep'],
    labels: ['minimal', 'medal'],
    motifs: ['hemp', 'flower'],
  },
  'Herbal Products': {
    main: '#b07a24',
    second: '#4f8a52',
    paper: cream,
    motifInks: botanicalGreens,
    faces: ['botanical', 'botanical', 'hills'],
    labels: ['botanical', 'wave'],
    motifs: ['sprig', 'chamomile', 'thyme', 'leaf'],
  },
  'Dietary Supplements/GALAHEALTH': {
    main: '#dd6a2c',
    second: '#f2b33d',
    faces: ['halo', 'slant', 'wave'],
    labels: ['block', 'medal', 'crown'],
    motifs: ['capsule', 'citrus', 'shield', 'heart'],
  },
  'Dietary Supplements/JEKOGAL': {
    main: '#d3951b',
    second: '#1f5f9a',
    faces: ['band', 'wave', 'hills'],
    labels: ['crown', 'wave', 'medal'],
    motifs: ['fish', 'drop', 'sun'],
  },
  'Dietary Supplements/GALAPRO': {
    main: '#2f6fb0',
    second: '#35b6a6',
    faces: ['slant', 'column', 'sweep'],
    labels: ['block', 'wave', 'crown'],
    motifs: ['molecule', 'shield', 'pulse', 'ripples'],
  },
  'Personal Care Products/BABYGAL Baby Skin Care': {
    main: '#3f8fd2',
    second: '#f3bf4b',
    faces: ['wave', 'hills', 'halo'],
    labels: ['wave', 'crown', 'minimal'],
    motifs: ['cloud', 'moon', 'heart'],
  },
  'Personal Care Products/SENSILIS MAM CARE': {
    main: '#e08791',
    second: '#f0b987',
    faces: ['halo', 'minimal', 'wave'],
    labels: ['minimal', 'wave', 'medal'],
    motifs: ['heart', 'flower'],
  },
  'Personal Care Products/FACE & LIP CARE': {
    main: '#d4617c',
    second: '#efb48e',
    faces: ['minimal', 'sweep', 'halo'],
    labels: ['medal', 'minimal', 'crown'],
    motifs: ['flower', 'drop', 'leaf'],
  },
  'Personal Care Products/SENSILIS FOOT CARE': {
    main: '#d9775c',
    second: '#3f9d86',
    faces: ['wave', 'sweep', 'band'],
    labels: ['wave', 'block', 'crown'],
    motifs: ['ripples', 'leaf', 'shield'],
  },
  'Personal Care Products/SENSILIS NAIL & HAND CARE': {
    main: '#bd527f',
    second: '#eeb36c',
    faces: ['sweep', 'minimal', 'halo'],
    labels: ['crown', 'minimal', 'wave'],
    motifs: ['heart', 'flower', 'drop'],
  },
  'Personal Care Products/SENSILIS OILS': {
    main: '#c58743',
    second: '#dd8a7a',
    paper: '#fffaf2',
    faces: ['minimal', 'halo', 'botanical'],
    labels: ['medal', 'minimal', 'botanical'],
    motifs: ['drop', 'flower', 'sprig'],
  },
  'Personal Care Products/SILK HAIR REMOVAL': {
    main: '#8f76bd',
    second: '#e79aae',
    faces: ['sweep', 'minimal', 'wave'],
    labels: ['wave', 'crown', 'minimal'],
    motifs: ['strands', 'flower', 'leaf'],
  },
  'Personal Care Products/SOLARUS SUN PROTECTION CARE': {
    main: '#ee9420',
    second: '#2f9bd0',
    motifInks: { main: '#f5a623', deep: '#e07b1c', second: '#f2b33d' },
    faces: ['hills', 'wave', 'halo'],
    labels: ['crown', 'wave', 'block'],
    motifs: ['sun'],
  },
  'Personal Care Products/CITROGALA INSPECT PROTECTION': {
    main: '#86ab1f',
    second: '#f0b93a',
    faces: ['slant', 'wave', 'band'],
    labels: ['wave', 'block', 'crown'],
    motifs: ['citrus', 'shield', 'leaf'],
  },
};

/** A studio wall: its calm side, its middle, its far corner; and the stage before it. */
export interface Wall {
  calm: Colour;
  middle: Colour;
  rich: Colour;
  stage: Colour;
}

/** The wall behind the whole range, and behind each category (`id` in `shared/contract/catalogue.ts`). */
export const walls = {
  company: { calm: '#eef8f3', middle: '#d3ebe0', rich: '#8ecab3', stage: '#ffffff' },
  'medicinal-products': { calm: '#eef7fa', middle: '#d6eaf0', rich: '#8fc4d2', stage: '#ffffff' },
  'cbd-products': { calm: '#f3f7ec', middle: '#dfead0', rich: '#9fbd86', stage: '#fbfcf6' },
  'herbal-products': { calm: '#fbf6e6', middle: '#f1e4bd', rich: '#cfae63', stage: '#fffaf0' },
  'dietary-supplements': { calm: '#fff8ed', middle: '#fde8cc', rich: '#f2b877', stage: '#fffdf8' },
  'personal-care-products': { calm: '#fef5f2', middle: '#fae1da', rich: '#e9b3a6', stage: '#fffbf9' },
} as const satisfies Record<string, Wall>;

export type WallName = keyof typeof walls;
