import { statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { articleSections } from '../domain/articles/article.ts'
import { type Destinations, usualDestinations } from '../domain/moving/destinations.ts'
import {
  type Arrival,
  arrivals,
  type Phase,
  type TableEncoding,
  tableEncodings,
} from '../domain/moving/import-run.ts'
import { perSecondLimits } from '../domain/moving/old-site.ts'
import {
  outcomes,
  type ReportLine,
  reportAsCsv,
  summary,
  withReasons,
} from '../domain/moving/report.ts'
import type { TableSample } from '../domain/moving/table-text.ts'
import { readWpmlTable, wpmlQuery, type WpmlTable } from '../domain/moving/wpml-table.ts'
import { csvStart } from '../domain/text/csv.ts'
import { csvRows } from '../domain/text/csv-rows.ts'
import type { GivenPair } from '../server/moving/move-in-run.ts'
import { givenPath } from './archive-command.ts'
import { type CommandContext, withContext } from './command-context.ts'
import { addTakeBackCommand } from './take-back-command.ts'
import { type Act, CommandFailure, exitCodes, type Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'

const destinations = [...articleSections, 'pages' as const]

export function addImportCommand(program: Command, act: Act): void {
  const command = program
    .command('import')
    .description('try to move in the articles and pages of another site, or do it with --yes')
    .argument(
      '<file...>',
      'what WordPress exports under "Tools" as XML, all its parts at once, what Ghost exports as JSON, a spreadsheet as CSV, a ZIP of one of these with its pictures, or a folder of Markdown: of Hugo, Astro, Jekyll, or an export of this program',
    )
    .option('--yes', 'take in what the trial told')
    .option(
      '--pictures <folder>',
      'the folder wp-content/uploads or content/images of the old site, or a ZIP of it',
    )
    .option('--languages <file>', 'what WPML knows of translations: the answer to its query')
    .option('--dry-run', 'only try it, as without --yes')
    .option('--report <file>', 'write a line an item as CSV, for a spreadsheet')
    .option(
      '--as <kind=where>',
      `take another kind of items in: Case-Study=business (${destinations.join(', ')})`,
      destinationOfKind,
    )
    .option(
      '--leave-out <kinds>',
      `leave usual kinds out, with commas between them (${Object.keys(usualDestinations).join(', ')})`,
      usualKinds,
    )
    .option('--pairs <file>', 'a CSV of what is one text: source, key, key, join or separate')
    .addOption(
      new Option(
        '--encoding <name>',
        'how a spreadsheet is written, if it is told wrongly',
      ).choices(tableEncodings),
    )
    .addOption(
      new Option('--arrive <how>', 'as drafts, or published if they were public there')
        .choices(arrivals)
        .default('drafts'),
    )
    .option('--fetch', 'fetch pictures from the old site that the folder does not have')
    .option('--ask', 'ask the old site which pages belong together')
    .addOption(
      new Option('--per-second <number>', 'how often the old site may be asked')
        .argParser(perSecondOf)
        .default(perSecondLimits.usual),
    )
    .action((files: string[], options: ImportOptions) =>
      act(() =>
        withContext((context) =>
          moveInFrom(context, files.map(givenPath), options, {
            asking: progressOf(program, 'Asking the old site'),
            texts: progressOf(program, 'Reading texts'),
            pictures: () => {},
            publishing: progressOf(program, 'Publishing'),
          }),
        ),
      ),
    )
  addTakeBackCommand(command, act)
}

type ImportOptions = {
  yes?: true
  dryRun?: true
  pictures?: string
  languages?: string
  report?: string
  as?: Destinations
  leaveOut?: string[]
  pairs?: string
  encoding?: TableEncoding
  arrive: Arrival
  fetch?: true
  ask?: true
  perSecond: number
}

function perSecondOf(given: string): number {
  const { least, most } = perSecondLimits
  const number = /^\d+$/.test(given) ? Number(given) : NaN
  if (number >= least && number <= most) return number
  throw new InvalidArgumentError(`Give a number from ${least} to ${most}.`)
}

function usualKinds(given: string): string[] {
  const kinds = given.split(',').map((kind) => kind.trim())
  const known = Object.entries(usualDestinations).flat()
  if (kinds.every((kind) => known.some((one) => one === kind))) return kinds
  throw new InvalidArgumentError(`Give some of ${Object.keys(usualDestinations).join(', ')}.`)
}

function usualBut(left: string[]): Destinations {
  const all = Object.entries(usualDestinations)
  return Object.fromEntries(all.filter((one) => !one.some((name) => left.includes(name))))
}

function destinationOfKind(given: string, former: Destinations = {}): Destinations {
  const [, kind, name] = /^(.+)=(\w+)$/.exec(given) ?? []
  const destination = destinations.find((one) => one === name)
  if (kind && destination) return { ...former, [kind]: destination }
  throw new InvalidArgumentError(`Give a kind and one of ${destinations.join(', ')}.`)
}

async function moveInFrom(
  context: CommandContext,
  files: string[],
  {
    yes,
    dryRun,
    leaveOut = [],
    pairs,
    pictures: folder,
    languages,
    report,
    as: others,
    encoding,
    arrive,
    ...old
  }: ImportOptions,
  progress: Record<Phase, (done: number, total: number) => void>,
): Promise<Outcome> {
  const found = files.map((file) => statSync(file, { throwIfNoEntry: false }))
  const missing = files.find((_file, index) => !found[index])
  if (missing) throw new CommandFailure(`There is no file ${missing}.`)
  if (
    found.some((one) => one?.isDirectory()) &&
    (folder !== undefined || languages !== undefined)
  ) {
    throw new CommandFailure(
      '--pictures and --languages are for the file of a site: a folder brings its own.',
    )
  }
  const isTrial = yes === undefined || dryRun !== undefined
  const pictures = folder === undefined ? undefined : givenPath(folder)
  if (pictures !== undefined && !(await isFolderOrZip(pictures))) {
    throw new CommandFailure(`There is no folder ${pictures}.`)
  }
  const wpml = languages === undefined ? undefined : await wpmlTableIn(givenPath(languages))
  const asked = {
    wpml,
    encoding,
    pairs: pairs === undefined ? [] : await pairsIn(givenPath(pairs)),
    destinations: { ...usualBut(leaveOut), ...others },
    arrive,
    oldSite: { fetch: old.fetch ?? false, ask: old.ask ?? false, perSecond: old.perSecond },
    isTrial,
    progress: (done: number, total: number, _lines: ReportLine[], phase: Phase) =>
      progress[phase](done, total),
  }
  const [{ moveIn }, { sweepScratch, unpackedFiles }] = await Promise.all([
    import('../server/moving/move-in.ts'),
    import('../server/moving/gather-files.ts'),
  ])
  const folderOfScratch = join(context.config.dataFolder, 'imports', 'scratch')
  await sweepScratch(folderOfScratch)
  const scratch = join(folderOfScratch, `command-${process.pid}`)
  const moving = async () => {
    const unpacked = await unpackedFiles({ file: files, pictures }, scratch)
    return moveIn(context, { ...asked, ...unpacked })
  }
  const {
    source,
    number,
    files: brought,
    lacksWpmlTable,
    isOurs,
    published,
    table,
    ...told
  } = await moving().finally(() => rm(scratch, { recursive: true, force: true }))
  const lines = told.lines.map((line) => withReasons(line, told.unpublished.get(line.n)))
  if (report !== undefined) await writeFile(givenPath(report), reportAsCsv(lines))
  const counts = outcomes.map((outcome) => [
    outcome.replace(' ', '_'),
    lines.filter((line) => line.outcome === outcome).length,
  ])
  const next = isTrial ? nothingWritten[arrive] : nextSteps[arrive]
  const shownNow = !isTrial && arrive === 'published' ? [`Published texts: ${published}`] : []
  const shown = isOurs && !isTrial ? [shownAtOnce] : []
  const undo = number ? [`Run ${number}: ./wajha import take-back ${number} takes it back.`] : []
  const needed = lacksWpmlTable ? [tableMissing, `  ${wpmlQuery};`] : []
  const isWhole = isTrial || lines.every(({ outcome }) => outcome !== 'left out')
  return {
    lines: [
      `From ${source}`,
      ...toldOfTable(table),
      ...summary(lines),
      ...shownNow,
      ...(brought > 0 ? [`Files in the library: ${brought}`] : []),
      ...needed,
      next,
      ...shown,
      ...undo,
    ],
    json: {
      source,
      run: number ?? null,
      is_trial: isTrial,
      total: lines.length,
      published,
      library_files: brought,
      encoding: table?.encoding ?? null,
      lacks_wpml_table: lacksWpmlTable,
      ...Object.fromEntries(counts),
    },
    code: isWhole ? exitCodes.done : exitCodes.foundFaults,
  }
}

function toldOfTable(table: TableSample | undefined): string[] {
  const rows = table?.rows.map((cells) => `  ${cells.join(' | ').replaceAll(/\s+/g, ' ')}`) ?? []
  return table ? [`Read as ${table.encoding} (--encoding chooses another):`, ...rows] : []
}

const nothingWritten = {
  drafts:
    'Nothing was written. `./wajha import FILE --yes` takes it in, as drafts and unpublished pages.',
  published:
    'Nothing was written. `./wajha import FILE --arrive published --yes` takes it in and then publishes what was public there.',
}
const nextSteps = {
  drafts: 'Articles are drafts and pages are unpublished: visitors see them once you publish them.',
  published:
    'What was public there is public here, with a database in a file once the server has started again; the rest are drafts.',
}
const shownAtOnce =
  'Partners, the home page and settings are no drafts: visitors see them, with a database in a file once the server has started again.'
const tableMissing =
  'This file does not say which texts belong together. Save the answer of the old database to this as a file with tabs, and give it as --languages FILE:'
const mostBytes = 64 * 1024 * 1024

async function pairsIn(file: string): Promise<GivenPair[]> {
  if (!statSync(file, { throwIfNoEntry: false })) {
    throw new CommandFailure(`There is no file ${file}.`)
  }
  const rows = [...csvRows(Buffer.from((await readFile(file, 'utf8')).replace(csvStart, '')))]
  return rows.map(({ cells = [] }, index) => {
    const [source, one, other, decision] = cells.map((cell) => cell.trim())
    const isKnown = decision === 'join' || decision === 'separate'
    if (source && one && other && isKnown) {
      return { source, one, other, isJoined: decision === 'join' }
    }
    throw new CommandFailure(
      `Row ${index + 1} of ${file} is not: source, key, key, join or separate.`,
    )
  })
}

async function isFolderOrZip(path: string): Promise<boolean> {
  const found = statSync(path, { throwIfNoEntry: false })
  const { isZip } = await import('../storage/moving/unzip.ts')
  return found?.isDirectory() || (found !== undefined && isZip(path))
}

async function wpmlTableIn(file: string): Promise<WpmlTable> {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (size === undefined) throw new CommandFailure(`There is no file ${file}.`)
  const table = size > mostBytes ? undefined : readWpmlTable(await readFile(file, 'utf8'))
  if (!table) throw new CommandFailure(`${file} is not the answer to this:\n  ${wpmlQuery};`)
  return table
}
