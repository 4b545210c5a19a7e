// Sandbox: the second script of the reviews widget, which it loads from a host of its own.
const second = document.createElement('p')
second.textContent = 'A second script from a third host'
document.body.append(second)
