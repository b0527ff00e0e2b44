import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { defineConfig, type Plugin, type SSROptions } from 'vite'
import { lastingImports } from './scripts/lasting-imports.js'
import { smallerRouter } from './scripts/smaller-router.js'
import { passwordLength } from './src/domain/people/user.ts'

const framework = {
  name: 'framework',
  test: anyOf('node_modules/(react|react-dom|react-router|scheduler)/'),
}

/** What the first pages of both surfaces use, and the looks of what both show in parts that come late. */
const common = {
  name: 'common',
  test: anyOf(
    'src/domain/(articles/article|languages/(catalogue|language)|media/media|navigation/menu|people/identity|site-words/product-words)\\.',
    'src/ui/(tokens|fonts|base)\\.css',
    'src/ui/(form-fields/form-fields|map-streets|noria-scene|partner-card|picture|spinner|theme-choice)\\.module\\.css',
    'src/ui/(company-mark|document-settings|isolated|lazy-component|link-icon|move-focus|noria-scene|picture|short-date|use-mark-interactive)\\.',
    'vite/preload-helper',
  ),
}

/** What the first pages of both surfaces say, which the login does without. */
const texts = {
  name: 'texts',
  test: anyOf('src/domain/(articles/excerpt|site-words/(frame-words|product-names))\\.'),
}

/** What every public page needs, and the looks of the home page, whose script comes in two parts. */
const site = {
  name: 'site',
  test: anyOf(
    'src/site/layout/(?!(header-tools|mobile-menu|site-footer)\\.tsx)',
    'src/site/language/[\\w-]+\\.module\\.css',
    'src/site/words/',
    'src/site/(company|gallery-strip|hero|later-part|page-meta|site|site-link|when-visitor-interacts)\\.',
    'src/site/navigation/failed-navigation\\.',
    'src/site/(missing-view|search/search-form|(contact|forms|home|partners)/[\\w-]+)\\.module\\.css',
    'src/site/(articles|navigation)/[\\w-]+\\.module\\.css',
    'src/ui/(gallery-carousel|icon-links)\\.module\\.css',
  ),
}

/** What lists and articles need in the first view. */
const articles = {
  name: 'articles',
  test: anyOf(
    'src/domain/(languages/bound-numbers|site-words/(article-words|counted|list-words))\\.',
    'src/site/articles/(article-text|ask-about)\\.',
  ),
}

/** Rows of pictures, which the dashboard shows, too. */
const pictures = {
  name: 'pictures',
  test: anyOf(
    'src/domain/(gallery/youtube|site-words/gallery-words)\\.',
    'src/ui/(drag-scroll|use-scroll-ends|video-thumbnail)\\.',
  ),
}

/** What surrounds pages, from the visitor's first move on. */
const frame = {
  name: 'frame',
  test: anyOf(
    'src/site/(layout|language)/',
    'src/site/(contact/social-links|navigation/navigation-notice|own-gallery)\\.',
    'src/ui/gallery-(carousel|slide)\\.',
  ),
}

/** What later parts of both surfaces use; visitors would else load most of the dashboard with it. */
const shared = {
  name: 'shared',
  test: anyOf(
    'src/api/client/(call-endpoint|client|send)\\.',
    'src/domain/(message-texts|messages)\\.',
    'src/ui/(spinner|theme)\\.',
    '@tabler/icons-react/.*/(createReactComponent|Icon(AlertCircle|CircleCheck))\\.',
  ),
}

/** What both surfaces show of contacts, cards, prices and results, which the login does without. */
const details = {
  name: 'details',
  test: anyOf(
    'src/domain/(articles/price|contact/(contact|contact-address|inbox-message|map-address|wrong-contact-fields)|partners/card-links|search/(pagination|search-text))\\.',
    'src/ui/(map-streets|monogram|partner-card|theme-choice|use-breakpoint)\\.',
    '@tabler/icons-react/.*/Icon(ChevronDown|Mail|Phone|Search|X)\\.',
  ),
}

/** Checks of forms, which lists and the writing surface do without. */
const checks = {
  name: 'checks',
  test: anyOf('node_modules/zod/', 'src/domain/(people/(credentials|email)|text/schema)\\.'),
}

/** The frame of every page of staff and the fields of the login, with what they need of libraries. */
const staff = {
  name: 'staff',
  test: anyOf(
    'src/api/client/(account|session)-api\\.',
    'src/dashboard/app/(client|company|device-choices|locale/(counts|locale|translator|words)|revalidate-only-in-place|session|store|toast-queue)\\.',
    'src/dashboard/editor/document/draft-store\\.',
    'src/dashboard/kit/(forms/(form|use-submission)|own-mark|passkeys/(ceremony|passkey-failure-alert|place|use-passkey|words)|passwords/(password-field|waiting|words)|toasts/toast-region)\\.',
    'src/ui/(plain-button|text-field)\\.',
  ),
}

/** Sentences of the API in other languages, which the login does without at first. */
const sentences = {
  name: 'sentences',
  test: anyOf('src/dashboard/app/locale/(arabic-sentences|translate)\\.'),
}

/** What pages of one-time links share with the dashboard. */
const links = {
  name: 'links',
  test: anyOf(
    'src/dashboard/app/shell/page-head\\.',
    'src/dashboard/kit/(copy-button|kit\\.module|passwords/new-password-fields|problems/page-problem|words)\\.',
    'src/ui/link-button\\.',
  ),
}

/** The frame of the dashboard and its lists, which come before any editor. */
const lists = {
  name: 'lists',
  test: anyOf(
    'src/api/client/(articles|languages|overview|topics|trash)-api\\.',
    'src/dashboard/(app/|editor/(languages/state-badge|topics/topic-name)\\.|kit/(dialogs|list|selection)/|kit/toasts/(free-position|toast-view))',
    'src/dashboard/kit/(avatar|lazy-mount|more-menu|timestamp)\\.',
    'src/dashboard/layout/(dashboard-layout|drawer|session-notice|sidebar|top-bar)\\.',
    'src/domain/articles/(article-fields|change-article|publication)\\.',
    'src/ui/(button|dialog|icon-button|popover|select-field|tooltip)\\.',
    '@tabler/icons-react/.*/Icon(Pencil|Plus|Trash)\\.',
  ),
}

/** What most pages of the dashboard use, without what would bring those checks along, forms of visitors, and switches. */
const dashboard = {
  name: 'dashboard',
  test: anyOf(
    'src/(?!domain/(forms/form|languages/language-input)\\.|ui/switch)',
    'node_modules/(?!react-aria.*/(Switch|useSwitch|useToggle)\\.)',
  ),
  minShareCount: 10,
}

/** Those that are long enough to be chosen, sorted: browsers fetch a third of the bytes. */
const commonPasswords: Plugin = {
  name: 'common-passwords',
  enforce: 'pre',
  transform: {
    filter: { id: anyOf('@zxcvbn-ts/language-common/src/passwords\\.json$') },
    handler(json) {
      const passwords: string[] = JSON.parse(json)
      return JSON.stringify(
        passwords.filter(({ length }) => length >= passwordLength.min).toSorted(),
      )
    },
  },
}

/** The kit of the editor brings along what `extensions.ts` turns off. */
const unusedExtensions: Plugin = {
  name: 'unused-extensions',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: anyOf('@tiptap/extension-(code|code-block|horizontal-rule)/dist/index\\.js$') },
    handler: () => 'export const [Code, CodeBlock, HorizontalRule] = []',
  },
}

/** Tells addresses in a text, by a list of all domains, once somebody is in one that can be written. */
const lateLinkify: Plugin = {
  name: 'late-linkify',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) =>
    id === 'linkifyjs' && importer?.includes('@tiptap/extension-link') ? '\0late-linkify' : null,
  load: {
    filter: { id: anyOf('^\0late-linkify$') },
    handler: () => `
      let linkify
      const load = ({ target }) => {
        if (!target.closest('[contenteditable]')) return
        removeEventListener('focusin', load)
        import('linkifyjs').then(
          (loaded) => { linkify = loaded },
          () => addEventListener('focusin', load),
        )
      }
      addEventListener('focusin', load)
      export const find = (...given) => linkify?.find(...given) ?? []
      export const tokenize = (text) => linkify?.tokenize(text) ?? []
      export const registerCustomProtocol = (...given) => linkify?.registerCustomProtocol(...given)
      export const reset = () => linkify?.reset()
    `,
  },
}

/**
 * Class names as constants, which stand where they are used: as one map a sheet, those of every later
 * part would travel with the home page, whose sheets hold its rules. A sheet stays without any.
 */
const classNames: Plugin = {
  name: 'class-names',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { id: anyOf('/src/.+\\.tsx$', '\\.module\\.css$') },
    handler: (code, id) =>
      id.endsWith('.css')
        ? { code, map: null, moduleSideEffects: 'no-treeshake' }
        : code.replaceAll(/^import (\w+) from (".+\.module\.css")/gm, 'import * as $1 from $2'),
  },
}

/** One of a thousand is used. */
const icons = ['@tabler/icons-react']

/** Hundreds of small files would be most of a start; those with machine code stay where they are. */
const wholeServer: SSROptions = { noExternal: true, external: ['sharp', '@node-rs/argon2'] }

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    commonPasswords,
    unusedExtensions,
    lateLinkify,
    classNames,
    smallerRouter(),
    lastingImports(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  css: { modules: { generateScopedName: scopedName } },
  // Browsers that know :dir() and light-dark(), so that neither is rewritten into guesses.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  // Found later, a package would make the development server refuse what it has already promised.
  optimizeDeps: { entries: ['src/*.tsx', 'src/{site,dashboard,ui}/**/*.tsx'] },
  ssr: command === 'build' ? wholeServer : { noExternal: icons },
  environments: {
    // As few files as pages allow: together they compress better than apart.
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: true },
          // What the router tells developers, and the parts of the editor that are not used.
          treeshake: {
            manualPureFunctions: [
              'warning',
              'warningOnce',
              'warnOnce',
              'Node.create',
              'Extension.create',
            ],
          },
          output: {
            // Every page names the files of all: what a hash holds cannot be compressed.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                framework,
                common,
                texts,
                shared,
                details,
                site,
                articles,
                pictures,
                frame,
                checks,
                staff,
                sentences,
                links,
                lists,
                dashboard,
              ],
            },
          },
        },
      },
    },
    // The server is one entry with api and pages, which share one storage.
    ssr: { build: { rolldownOptions: { input: './src/server/serve.ts' } } },
  },
}))

function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'))
}

function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}
