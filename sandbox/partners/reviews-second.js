// Sandbox: the reviews widget's second script, loaded from another host.
const second = document.createElement('p')
second.textContent = 'A second script from a third host'
document.body.append(second)
