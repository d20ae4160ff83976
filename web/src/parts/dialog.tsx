import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { dialog } from '../store';
import { t } from '../shared/language';
import { Button } from './button';
import { X } from './icons';

/// A window above the page: the browser keeps the focus inside and closes it on Escape.
export function Dialog({ title, children }: { title: string; children: ComponentChildren }) {
  const element = useRef<HTMLDialogElement>(null);
  // Before it is painted: a key that is pressed at once, such as Escape, belongs to it.
  useLayoutEffect(() => {
    const opened = element.current!;
    const before = document.activeElement as HTMLElement | null;
    opened.showModal();
    return () => {
      opened.close();
      before?.focus();
    };
  }, []);
  const close = () => (dialog.value = null);
  return (
    <dialog
      ref={element}
      aria-labelledby="dialog-title"
      onCancel={close}
      onClick={event => {
        if (event.target === element.current) close();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <Button icon={X} iconOnly look="quiet" onClick={close}>
            {t('close')}
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
