import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './app/services/db/*schema.server.ts',
  out: './migrations',
})
