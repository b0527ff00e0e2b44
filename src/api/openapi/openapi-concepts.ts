type Concept = { name: string; description: string; paths: RegExp }

const concepts: Concept[] = [
  {
    name: 'Session',
    description: 'Sign in, sign out, the current account, and one-time links to set a password.',
    paths: /^\/(signin|logout|account|links|password-reset)\b/,
  },
  {
    name: 'Overview',
    description: 'Content progress and remaining setup steps.',
    paths: /^\/(overview|start-empty|start-as|starting-points)$/,
  },
  {
    name: 'Articles',
    description: 'Posts, projects and products, with a title and content in each language.',
    paths: /\/keys\/articles\/articles(?!.*\/history)|^\/publishing$/,
  },
  {
    name: 'Translations',
    description:
      'What is missing, incomplete or behind in each language, and files for translators.',
    paths: /^\/(coverage\b|translations$|colleagues$)/,
  },
  {
    name: 'Sections',
    description: 'Banner, about us, contact us, partners, company identity, look, menus and words.',
    paths: /^\/(sections\/:name\/(?!history)|public\/site\b)/,
  },
  {
    name: 'Pages',
    description: 'Pages of blocks, the home page among them, with texts in each language.',
    paths: /^\/(public\/)?pages\b(?!.*\/history)/,
  },
  {
    name: 'Forms',
    description: 'Forms of fields that visitors send, with texts in each language.',
    paths: /^\/(public\/)?forms\b(?!.*\/history)/,
  },
  {
    name: 'Topics',
    description: 'What articles are about, with a name and an address in each language.',
    paths: /^\/(public\/)?topics\b(?!.*\/history)/,
  },
  {
    name: 'Partner cards',
    description: 'Cards of the partners section, with texts in each language.',
    paths: /\/keys\/cards\/cards(?!.*\/history)/,
  },
  {
    name: 'Media library',
    description: 'Pictures, what they show in each language, and where they are shown.',
    paths: /^\/media\b(?!.*\/history)/,
  },
  {
    name: 'Files',
    description: 'Files to download, with a version in each language, and where they are offered.',
    paths: /^\/files\b(?!.*\/history)/,
  },
  {
    name: 'Trials',
    description: 'Unsaved values, shown by the pages they are meant for.',
    paths: /^\/trials\b/,
  },
  {
    name: 'Search',
    description: 'Full-text search over all articles and pages.',
    paths: /^\/search\b/,
  },
  {
    name: 'Redirects',
    description: 'Where old addresses lead, and addresses that were asked for in vain.',
    paths: /^\/(redirects|missing-addresses)\b/,
  },
  {
    name: 'Moving in',
    description: 'Runs that move in the content of another site, and what became of each item.',
    paths: /^\/imports\b/,
  },
  {
    name: 'Visits',
    description: 'How much is read, counted without cookies.',
    paths: /^\/visits$/,
  },
  {
    name: 'Inbox',
    description: 'Messages sent through the contact form and other forms.',
    paths: /^\/(public\/)?(contact|messages|inbox)\b/,
  },
  {
    name: 'History and trash',
    description: 'Earlier versions and deleted content, and how to restore them.',
    paths: /\/history\b|^\/trash\b/,
  },
  {
    name: 'Languages',
    description: 'Languages of the content. Visitors see the published ones.',
    paths: /^\/(public\/)?languages\b/,
  },
  {
    name: 'Users',
    description: 'Staff accounts, their roles, and how they are protected.',
    paths: /^\/(users|roles|security)\b/,
  },
  {
    name: 'Access keys',
    description: 'What programs send instead of a token, to read or change content.',
    paths: /^\/access-keys\b/,
  },
  {
    name: 'System',
    description: 'What the installation runs on, and its backups.',
    paths: /^\/system\b/,
  },
  {
    name: 'Activity',
    description: 'Who did what, as a chain that shows whether an entry was changed.',
    paths: /^\/activity\b/,
  },
  {
    name: 'Documentation',
    description: 'This documentation, for people and tools.',
    paths: /^\/(docs|openapi\.json)$/,
  },
]
/** Tests ensure that every endpoint has a concept. */
const other: Concept = { name: 'Other', description: '', paths: /$/ }

export function conceptOf(path: string): Concept {
  return concepts.find(({ paths }) => paths.test(path)) ?? other
}

export function conceptsOf(paths: string[]): { name: string; description: string }[] {
  const named = new Set(paths.map(conceptOf))
  return [...concepts, other]
    .filter((concept) => named.has(concept))
    .map(({ name, description }) => ({ name, description }))
}
