import type { Plugin } from 'vite'

type Replacement = readonly [from: string, to: string]

/** What turbo-stream does with each value of a loader's data, and what it does here instead. */
const encoding: Replacement[] = [
  // Of a value that was there before, its number. A list with the number takes long to become text; only promises ask for one.
  ['return [existing];', 'return existing;'],
  [
    'function flatten(input) {',
    `function flattenResolved(input) {
  const existing = this.indices.get(input);
  return existing ? [existing] : flatten.call(this, input);
}
function flatten(input) {`,
  ],
  ['flatten.call(encoder, resolved)', 'flattenResolved.call(encoder, resolved)'],
  ['flatten.call(encoder, reason)', 'flattenResolved.call(encoder, reason)'],
  // A text or a number needs neither a stack nor a question to each plugin.
  [
    '  stringify.call(this, input, index);\n  return index;',
    `  if (typeof input === "string" || typeof input === "number" || typeof input === "boolean")
    this.stringified[index] = JSON.stringify(input);
  else stringify.call(this, input, index);
  return index;`,
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It is code.
    'Object.keys(obj).map((k) => `"_${flatten.call(this, k)}":${flatten.call(this, obj[k])}`).join(",");',
    `{
      let parts = "";
      for (const k of Object.keys(obj))
        parts += (parts && ",") + '"_' + flatten.call(this, k) + '":' + flatten.call(this, obj[k]);
      return parts;
    };`,
  ],
]

/** What zod does with each field of an object, and what it does here instead. */
const parsing: Replacement[] = [
  // What comes of an optional field that is not there is thrown away: half of the fields of a stop.
  [
    'const r = el._zod.run({ value: input[key], issues: [] }, ctx);',
    `if (optin === "optional" && optout === "optional" && !(key in input)) continue;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);`,
  ],
  // Nothing is parsed asynchronously here. The functions that wait for a check keep each value in a closure of its own.
  [
    `asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        util.attachSchema(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = util.aborted(payload, currLen);
                    });`,
    'throw new core.$ZodAsyncError();',
  ],
  [
    `if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };`,
    `return payload;
        };`,
  ],
]

/** zod keeps each object that it has seen, in case an input holds itself. What reaches a Worker is JSON or a form, which cannot. */
const rings: Replacement[] = [['core.config({ memoizer: core.memoizer() });', ';']]

const replaced = new Map([
  ['/turbo-stream/dist/turbo-stream.mjs', encoding],
  ['/zod/v4/core/schemas.js', parsing],
  ['/zod/v4/classic/schemas.js', rings],
])

/** The file of a library that is made quicker here; undefined for any other. */
const changesOf = (id: string) => [...replaced].find(([file]) => id.endsWith(file))?.[1]

/**
 * The code of a library, with less work for each value that it writes into a page (turbo-stream) or parses (zod): a trip at its caps
 * has thousands. What comes of it is the same. Throws where the library's code is another one.
 */
export function quickened(id: string, code: string): string {
  return (changesOf(id) ?? []).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`${id} has no ${from} any more, or more than one`)
    return text.replace(from, () => to)
  }, code)
}

export function quickLibraries(): Plugin {
  return {
    name: 'quick-libraries',
    apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    enforce: 'pre',
    transform: (code, id) => (changesOf(id) ? { code: quickened(id, code), map: null } : null),
  }
}
