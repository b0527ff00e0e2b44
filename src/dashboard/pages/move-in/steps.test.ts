import { expect, test } from 'vitest'
import type { ImportResponse } from '../../../contract/imports.ts'
import { importStates } from '../../../domain/moving/import-run.ts'
import { isChangeable, isFinished, presentStep, stepNames } from './steps.ts'

type Run = Pick<ImportResponse, 'state' | 'kinds' | 'files' | 'can_be_taken_back'>

const kinds: Run['kinds'] = [{ kind: 'post', count: 161, destination: 'posts' }]
const file: Run['files'][number] = {
  id: 1,
  role: 'main',
  name: 'pumps.xml',
  bytes: 9,
  part_bytes: 9,
  missing: [],
}
const run = (state: Run['state'], more: Partial<Run> = {}): Run => ({
  state,
  kinds,
  files: [file],
  can_be_taken_back: false,
  ...more,
})

test('a run is at one step in each of its states', () => {
  expect(presentStep(undefined)).toBe('files')
  expect(importStates.map((state) => presentStep(run(state)))).toEqual(
    'files trial trial run run report files report report'.split(' '),
  )
})

test('the kinds are what the first trial finds out', () => {
  expect(presentStep(run('trying', { kinds: [] }))).toBe('kinds')
})

test('a run that failed goes on where it stopped', () => {
  expect(presentStep(run('failed'))).toBe('files')
  expect(presentStep(run('failed', { can_be_taken_back: true }))).toBe('run')
  const gone = { ...file, missing: [1] }
  expect(presentStep(run('failed', { can_be_taken_back: true, files: [gone] }))).toBe('files')
})

test('files and destinations can be changed until the run is started', () => {
  const changeable = (of: Run | undefined) => stepNames.filter((step) => isChangeable(step, of))
  expect(changeable(undefined)).toEqual([])
  expect(changeable(run('files', { kinds: [] }))).toEqual(['files'])
  expect(changeable(run('tried'))).toEqual(['files', 'kinds'])
  expect(changeable(run('running'))).toEqual([])
  expect(changeable(run('failed', { can_be_taken_back: true }))).toEqual([])
})

test('the steps before the present one are finished', () => {
  expect(stepNames.filter((step) => isFinished(step, 'trial'))).toEqual(['files', 'kinds'])
})
