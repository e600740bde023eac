import { useId } from 'react'
import { classes } from './classes'
import { Icon, type IconName } from './icon'
import { type Theme, themes, useTheme } from './theme'

const choices: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'System', icon: 'system' },
}

interface ThemeSwitchProps {
  /** The theme the server rendered with. */
  rendered?: Theme
  /** Shows icons only; the words stay for screen readers. */
  compact?: boolean
  className?: string
}

export function ThemeSwitch({ rendered, compact = false, className }: ThemeSwitchProps) {
  const name = useId()
  const [theme, setTheme] = useTheme(rendered)
  return (
    <fieldset className={classes('flex', className)}>
      <legend className="sr-only">Theme</legend>
      {themes.map((choice) => (
        <label
          key={choice}
          title={compact ? choices[choice].label : undefined}
          className={classes(
            'relative flex min-h-11 items-center justify-center gap-2 rounded-control text-small font-label',
            'has-checked:shadow-[inset_0_-3px_0_var(--ink-hot)] has-focus-visible:shadow-focus hover:underline',
            compact ? 'w-11' : 'flex-1 px-3',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === theme}
            onChange={() => setTheme(choice)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon name={choices[choice].icon} />
          <span className={compact ? 'sr-only' : undefined}>{choices[choice].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
