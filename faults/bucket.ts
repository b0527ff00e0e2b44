import { type Experiment, NotPossible } from './experiment.ts'

/** A bucket that refuses, hangs, or cuts what it is sent. */
export const brokenBucket: Experiment = {
  id: 'L5',
  what: 'a bucket that fails',
  engines: ['SQLite'],
  isLong: true,
  async run() {
    throw new NotPossible('pictures are kept in a folder alone')
  },
}
