import { useState } from 'react'
import { allOrNothing, chosen, coverage, nothing, type Selection } from './selection.ts'

export function useSelection(view: string, shown: number[]) {
  const [state, setState] = useState({ view, selection: nothing })
  const selection = state.view === view ? state.selection : nothing
  const set = (selection: Selection) => setState({ view, selection })
  return {
    ids: shown.filter((id) => selection.ids.has(id)),
    hasRows: shown.length > 0,
    coverage: coverage(selection, shown),
    choose: (id: number, isOn: boolean, isRange: boolean) =>
      set(chosen(selection, shown, id, { isOn, isRange })),
    toggleAll: () => set(allOrNothing(selection, shown)),
    clear: () => set(nothing),
  }
}

export type RowSelection = ReturnType<typeof useSelection>
