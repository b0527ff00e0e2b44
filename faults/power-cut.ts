import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { apiOf, remove, signIn, temporaryFolder } from '../tests/support/product.ts'
import { chanceFrom } from './chance.ts'
import { type Experiment, type Given, NotPossible } from './experiment.ts'
import { writeAll } from './killed-while-writing.ts'
import { createLedger, type Ledger } from './ledger.ts'

const id = 'L12'
type Acknowledged = ReturnType<Ledger['acknowledged']>

const rounds = 10
/** This many requests are acknowledged in a round before the cut may come. */
const fewest = 10
/**
 * Nothing reaches the disk after the cut, not even what the file system still has in its journal.
 */
const cutProgram = `
  open(my $folder, '<', $ARGV[0]) or die "$!";
  ioctl($folder, 0x8004587d, my $without_flushing = pack('L', 2)) or die "$!";
`

/**
 * The file system stops among writers as if the power were cut, and is mounted anew. Answers from the cut on
 * do not count: without power nobody would get them, and a sync that the cut overtakes may succeed although
 * nothing was written (a bare program sees that, too).
 */
export const powerCut: Experiment = {
  id,
  what: 'a power cut',
  engines: ['SQLite'],
  isLong: true,
  run,
}

async function run({ newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  await using disk = await loopDisk(place.dataFolder)
  const chance = chanceFrom(rounds)
  const ledger = createLedger()
  const acknowledged: Acknowledged = []
  const found = { lost: 0, half: 0 }
  let product = await place.start()
  const { token } = await signIn(product.address)
  for (let round = 0; round < rounds; round++) {
    const over = new AbortController()
    const writing = writeAll(apiOf(product.address, token), ledger, `${round}`, over.signal)
    const earlier = new Set(ledger.acknowledged())
    while (ledger.acknowledged().length < earlier.size + fewest) await wait(10)
    await wait(chance() * 1_500)
    acknowledged.push(...ledger.acknowledged().filter((entry) => !earlier.has(entry)))
    disk.cut()
    await wait(200)
    over.abort()
    await product.kill()
    await writing
    disk.mountAgain()
    product = await place.start()
    const { lost, half } = await ledger.check(apiOf(product.address, token), acknowledged)
    found.lost = Math.max(found.lost, lost)
    found.half += half
  }
  await product.stop()
  const what = `of ${acknowledged.length} acknowledged before ${rounds} cuts, lost`
  return [
    { id, what, value: found.lost, unit: '', goal: { most: 0 } },
    { id, what: 'half there', value: found.half, unit: '', goal: { most: 0 } },
  ]
}

async function loopDisk(folder: string) {
  const files = await temporaryFolder()
  const file = join(files, 'disk')
  execFileSync('truncate', ['--size=256M', file])
  const mount = () => spawnSync('mount', ['-o', 'loop', file, folder], { encoding: 'utf8' })
  const isMade = spawnSync('mkfs.ext4', ['-q', file]).status === 0
  const { status, stderr } = mount()
  if (!isMade || status !== 0) {
    await remove(files)
    throw new NotPossible(`mounting a file needs root, loop devices and ext4: ${stderr}`.trim())
  }
  execFileSync('chmod', ['700', folder])
  return {
    cut: () => void execFileSync('perl', ['-e', cutProgram, folder]),
    mountAgain(): void {
      execFileSync('umount', [folder])
      mount()
    },
    async [Symbol.asyncDispose]() {
      spawnSync('umount', ['--lazy', folder])
      await remove(files)
    },
  }
}
