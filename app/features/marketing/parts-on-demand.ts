// A module of its own, so that what <Printed> imports for the server stays out of the first load.
export * from './parts'
