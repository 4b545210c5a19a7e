const { transformSync } = require('esbuild')

/** TypeScript and ES modules become CommonJS, which is what Jest runs. Types are checked by `tsc`. */
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
