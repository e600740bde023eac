/** The id of a day's heading, to which its address leads. */
export const dayId = (day: number) => `day-${day}`

/** The ids of a day's tab and of what it shows. */
export const dayTabId = (day: number) => `tab-${day}`
export const dayPanelId = (day: number) => `panel-${day}`
