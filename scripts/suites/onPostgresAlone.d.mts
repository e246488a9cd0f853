export const onPostgresAlone: readonly string[]
