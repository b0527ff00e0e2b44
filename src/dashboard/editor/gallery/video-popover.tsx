import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components'
import { Popover } from '../../../ui/popover.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import styles from './gallery-editor.module.css'

type VideoPopoverProps = {
  title: string
  action: string
  address?: string
  onAddress: (address: string) => void
  /** The popover may stand without a `DialogTrigger`, and is then opened from outside. */
  opened?: {
    by: RefObject<HTMLElement | null>
    isOpen: boolean
    onOpenChange: (isOpen: boolean) => void
  }
}

const videoForm = async () => (await import('./video-form.tsx')).VideoForm

export function VideoPopover({ title, opened, ...form }: VideoPopoverProps) {
  const { by: triggerRef, ...state } = opened ?? {}
  return (
    <Popover placement="bottom end" {...(triggerRef && { triggerRef, ...state })}>
      <Dialog className={styles.videoDialog} aria-label={title}>
        {({ close }) => (
          <LazyMount
            load={videoForm}
            before={<Spinner />}
            given={{
              ...form,
              onClose: () => (opened ? opened.onOpenChange(false) : close()),
            }}
          />
        )}
      </Dialog>
    </Popover>
  )
}
