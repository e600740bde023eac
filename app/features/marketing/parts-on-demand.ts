// A module of its own, so that what <ServerMarkup> imports for the server stays out of the first load.
export * from './parts'
