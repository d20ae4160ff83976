import type { ComponentChildren } from 'preact';
import type { Icon } from './icons';

interface Properties {
  icon?: Icon;
  children: ComponentChildren;
  onClick?: () => void;
  look?: 'plain' | 'main' | 'quiet' | 'danger';
  /// The words are for screen readers and the tooltip only.
  iconOnly?: boolean;
  disabled?: boolean;
  pressed?: boolean;
  submit?: boolean;
  /// Has the focus when its dialog opens.
  isFirst?: boolean;
  shortcut?: string;
}

export function Button({
  icon: Icon,
  children,
  onClick,
  look = 'plain',
  iconOnly,
  disabled,
  pressed,
  submit,
  isFirst,
  shortcut,
}: Properties) {
  const words = typeof children === 'string' ? children : undefined;
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={`button ${look}${iconOnly ? ' icon-only' : ''}`}
      disabled={disabled}
      autofocus={isFirst}
      aria-pressed={pressed}
      aria-label={iconOnly ? words : undefined}
      title={shortcut ? `${words} (${shortcut})` : iconOnly ? words : undefined}
      onClick={onClick}
    >
      {Icon && <Icon size={18} aria-hidden="true" />}
      {!iconOnly && <span>{children}</span>}
    </button>
  );
}
