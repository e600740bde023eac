import { listed } from './lexicons'

/** Who travels, and what they cannot do or eat. */
export const facts = listed('facts')

/** What hangs on no condition, though the sentence names one. */
export const unconditional = listed('unconditional')

/** What is so, whoever says it. Who is named by somebody else may not travel. */
export const told = listed('told')

/** What somebody may think of a thing, or of another thing of the same name. */
export const opinions = listed('opinions')

/** What names a thing that a word beside it may change. */
export const named = listed('named')

/** What a remark after it may take back. */
export const remarkable = listed('remarkable')
