import { get } from 'idb-keyval'
import type { GroupName } from './shell/menu.ts'
import { deviceStore } from './device-store.ts'
import { createStore } from './store.ts'

/** The device remembers it in IndexedDB: local storage holds nothing but the keys of K-12. */
type DeviceChoices = {
  /**
   * The choice is by width of the window: under 1024 pixels the sidebar is collapsed unless chosen
   * otherwise.
   */
  isSidebarCollapsed: { wide: boolean; narrow: boolean }
  /** Pages for writing need the room: there the sidebar is a rail unless chosen otherwise. */
  hasSidebarWhileWriting: boolean
  hasSideColumn: boolean
  closedGroups: GroupName[]
  /** WCAG 2.1.4 wants a way to stop the question mark from showing the keyboard's shortcuts. */
  hasQuestionMark: boolean
  signsInByPasskey: boolean
  hasNoFirstSteps: boolean
  hasAllFirstSteps: boolean
}

const choices = createStore<DeviceChoices>({
  isSidebarCollapsed: { wide: false, narrow: true },
  hasSidebarWhileWriting: false,
  hasSideColumn: true,
  closedGroups: [],
  hasQuestionMark: true,
  signsInByPasskey: false,
  hasNoFirstSteps: false,
  hasAllFirstSteps: false,
})
const key = 'choices'

const onDevice = deviceStore('wajha-device', 'choices')

export async function recallChoices(): Promise<void> {
  const stored = await onDevice((store) => get<Partial<DeviceChoices>>(key, store))
  choices.set({ ...choices.get(), ...stored })
}

export function useDeviceChoice<Name extends keyof DeviceChoices>(
  name: Name,
): [DeviceChoices[Name], (choice: DeviceChoices[Name]) => void] {
  return [choices.useValue()[name], (chosen) => rememberChoice(name, chosen)]
}

export function rememberChoice<Name extends keyof DeviceChoices>(
  name: Name,
  choice: DeviceChoices[Name],
): void {
  choices.set({ ...choices.get(), [name]: choice })
  // Committed at once, because the page may be about to go away; a browser that keeps nothing still has
  // the choice until then.
  void onDevice((store) =>
    store('readwrite', (stored) => {
      stored.put(choices.get(), key)
      stored.transaction.commit()
    }),
  )
}
