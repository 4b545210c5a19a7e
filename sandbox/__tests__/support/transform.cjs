const { transformSync } = require('esbuild')

/** Compiles TypeScript and ES modules to CommonJS, which Jest runs. `tsc` checks the types. */
exports.process = (source, path) => ({
  code: transformSync(source, {
    loader: path.endsWith('ts') ? 'ts' : 'js',
    format: 'cjs',
    target: 'node20',
    platform: 'node',
    sourcefile: path,
    sourcemap: 'inline',
    // `import()` becomes `require()`, so that it goes through Jest's module registry.
    supported: { 'dynamic-import': false },
  }).code,
})
