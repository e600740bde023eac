/** State of a navigation to the planner that asks for the plan at once. Not in the address: no link may begin a plan. */
export const beginNow = 'begin'
