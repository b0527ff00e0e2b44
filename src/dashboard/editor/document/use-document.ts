import { useMemo, useState } from 'react'
import type { ConflictResponse } from '../../../contract/shared.ts'
import type { Failure, Result } from '../../../api/client/send.ts'
import { messages } from '../../../domain/messages.ts'
import type { Values } from '../../../domain/documents/revision.ts'
import { trashApi } from '../../../api/client/trash-api.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { loseSession, storedToken } from '../../app/session.ts'
import {
  changedNames,
  changes,
  merged,
  type Merges,
  rebased,
  type Saved,
} from './saved-document.ts'
import type { Draft } from './draft-store.ts'
import { outcomeOf, type Step, withBase } from './save-steps.ts'
import { useDraft } from './use-draft.ts'
import { useSentFiles } from './sent-files.ts'

export type SaveFailure<D = unknown> = Failure<D> & {
  unsaved: string[]
  saved: string[]
  isCancelled: boolean
}

export type OpenConflict<S> = { conflicts: ConflictResponse[]; now: S }

export type Stage = 'editing' | 'saving' | 'saved'

type DocumentSettings<V extends Values, S extends Saved<V>, D> = {
  name: string
  loaded: S
  toSaved: (document: D) => S
  /** The calls that save what is changed, in order; none when nothing is. */
  plan: (values: V, saved: S) => Step<S, D>[]
  read: (saved: S) => Promise<Result<S>>
  merges?: Merges<V>
  /**
   * Makes values consistent after changes to what was `known` have been put on top of what is saved
   * now.
   */
  settle?: (mine: V, known: V, now: V) => V
  isOfNewPart?: (name: string) => boolean
  success: string | ((saved: S) => void)
  unchanged?: string
  isLeft?: (saved: S) => boolean
}

export function useDocument<V extends Values, S extends Saved<V>, D>(
  settings: DocumentSettings<V, S, D>,
) {
  const [saved, setSaved] = useState(settings.loaded)
  const [values, setValues] = useState<V>(settings.loaded.values)
  const [stage, setStage] = useState<Stage>('editing')
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const files = useSentFiles()
  const { merges = {}, settle = (mine) => mine } = settings
  const [conflict, setConflict] = useState<OpenConflict<S> | null>(null)
  const changed = useMemo(() => changes(values, saved), [values, saved])
  const isDirty = stage !== 'saved' && Object.keys(changed).length > 0
  const draft = useDraft({
    name: settings.name,
    changes: changed,
    revision: saved.revision,
  })

  async function save(written = values, known = saved) {
    if (stage !== 'editing') return
    if (!storedToken()) return askToSignIn()
    const steps = settings.plan(written, known)
    if (steps.length === 0) return showToast('info', settings.unchanged ?? messages.noChanges)
    setStage('saving')
    setFailure(null)
    await run(steps, written, known)
  }

  async function run(steps: Step<S, D>[], written: V, known: S) {
    let current = known
    for (const [index, step] of steps.entries()) {
      const sending = files.begin(step.files)
      const answer = await step.send(current, current.revision, sending)
      files.end()
      if (!answer.ok) {
        const isCancelled = sending.signal?.aborted ?? false
        return fail({ ...answer, ...outcomeOf(steps, index), isCancelled })
      }
      const mine = rebased(written, current, answer.value, { sent: step.names, merges })
      written = settle(mine, current.values, answer.value.values)
      const isLast = index === steps.length - 1
      current = isLast ? answer.value : withBase(answer.value, current.revision)
      show(current, written)
    }
    succeed(current)
  }

  function succeed(now: S) {
    draft.drop()
    setStage(settings.isLeft?.(now) ? 'saved' : 'editing')
    if (typeof settings.success === 'string') showToast('success', settings.success)
    else settings.success(now)
  }

  function fail(failed: SaveFailure<D>) {
    const { conflicts = [], document } = failed
    setStage('editing')
    if (document !== undefined && conflicts.length > 0) {
      return setConflict({ conflicts, now: settings.toSaved(document) })
    }
    setFailure(failed)
    if (failed.isCancelled) showToast('info', messages.sendingCancelled)
    else showFailure(failed)
  }

  function show(now: S, shown: V) {
    setSaved(now)
    setValues(shown)
  }

  function adopt(now: S) {
    draft.drop()
    setFailure(null)
    show(now, now.values)
  }

  /** This gives what is changed in the form, on top of what is saved now, except what stays as someone else saved it. */
  function mineOn(now: S, theirs: string[] = []): V {
    return settle(rebased(values, saved, now, { theirs, merges }), saved.values, now.values)
  }

  async function undoReset(trashId: number | null) {
    const answer = trashId === null ? null : await client(trashApi).restoreAll([trashId])
    if (answer && !answer.ok) return showFailure(answer)
    if (await refresh()) showToast('success', messages.accomplished)
  }

  async function refresh(): Promise<boolean> {
    const now = await settings.read(saved)
    if (now.ok) show(now.value, mineOn(now.value))
    else showFailure(now)
    return now.ok
  }

  /** A draft that has been saved meanwhile, from another tab for instance, is not worth a question. */
  function isNews({ changes: stored }: Draft): boolean {
    return changedNames({ ...saved.values, ...knownOf(stored) }, saved).length > 0
  }

  /**
   * Values that the document no longer has, such as texts of a language that is gone, are dropped.
   */
  function knownOf(stored: Values): Partial<V> {
    const known = Object.entries(stored).filter(
      ([name]) => name in saved.values || settings.isOfNewPart?.(name),
    )
    return Object.fromEntries(known) as Partial<V>
  }

  return {
    values,
    saved,
    stage,
    failure,
    sent: files.sent,
    isDirty,
    changedNames: Object.keys(changed),
    set: <Name extends keyof V>(name: Name, value: V[Name]) =>
      setValues((before) => ({ ...before, [name]: value })),
    change: setValues,
    save: () => {
      if (!conflict) void save()
    },
    cancel: files.cancel,
    /** Called when everything is saved, but the page is not left after all. */
    stay: () => setStage('editing'),
    discard: () => {
      draft.drop()
      setFailure(null)
      setValues(saved.values)
    },
    reload: async () => {
      const now = await settings.read(saved)
      if (now.ok) adopt(now.value)
      return now
    },
    /**
     * Takes the document after a reset on the server. The message brings everything back, what was
     * not saved yet, too.
     */
    adoptReset: (now: S, trashId: number | null) => {
      adopt(now)
      const undo = () => void undoReset(trashId)
      const isChanged = isDirty || trashId !== null
      showToast('success', messages.contentReset, {}, isChanged ? { undo } : {})
    },
    refresh,
    /** Takes what was saved beside the form; its own changes and what they began from stay. */
    take: (now: S) => show(withBase(now, saved.revision), mineOn(now)),
    conflict,
    /** Goes on with the values of this form, except the named ones, which stay as someone else saved them. */
    resolve: (theirs: string[]) => {
      if (!conflict) return
      setConflict(null)
      const mine = mineOn(conflict.now, theirs)
      show(conflict.now, mine)
      if (changedNames(mine, conflict.now).length > 0) void save(mine, conflict.now)
      else draft.drop()
    },
    leaveConflict: () => setConflict(null),
    draft: {
      found: draft.found && isNews(draft.found) ? draft.found : null,
      restore: () => {
        if (!draft.found) return
        const { changes: stored, revision } = draft.found
        setSaved({ ...saved, revision })
        const mine = merged(knownOf(stored), values, merges)
        setValues(settle(mine, saved.values, saved.values))
        draft.accept()
      },
      drop: draft.drop,
    },
  }
}

export type DocumentForm<V extends Values, S extends Saved<V>> = ReturnType<
  typeof useDocument<V, S, unknown>
>

function askToSignIn(): void {
  showToast('error', messages.authenticationRequired)
  loseSession()
}
